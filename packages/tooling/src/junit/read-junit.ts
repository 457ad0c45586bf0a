import { stripVTControlCharacters } from "node:util";
import { parseXml, XmlElement } from "@rgrove/parse-xml";

/** A test of a report: its file as the runner names it, its groups and title with " > " between them. */
export type TestCase = { readonly file: string; readonly title: string } & (
  | { readonly outcome: "passed" | "skipped" }
  | {
      readonly outcome: "failed";
      /** What its first error says. */
      readonly message: string;
    }
);

/**
 * The tests of a JUnit report, as vitest and Playwright write them; none where a runner was ended before it wrote any.
 * Where vitest could not load a file, it reports one test with the file's name, which failed.
 *
 * @example readJUnit('<testsuite><testcase classname="a.test.ts" name="works"/></testsuite>');
 */
export function readJUnit(xml: string): TestCase[] {
  if (xml === "") return [];
  return elementsNamed("testcase", parseXml(xml).root).map(({ attributes, children }) => {
    const file = attributes["classname"] ?? "";
    const title = (attributes["name"] ?? "").replaceAll(" › ", " > ");
    const elements = children.filter((child) => child instanceof XmlElement);
    const failure = elements.find(({ name }) => name === "failure" || name === "error");
    if (failure) {
      const message = stripVTControlCharacters(failure.attributes["message"] ?? "");
      return { file, title, outcome: "failed", message };
    }
    return { file, title, outcome: elements.some(({ name }) => name === "skipped") ? "skipped" : "passed" };
  });
}

function elementsNamed(name: string, element: XmlElement | null): XmlElement[] {
  if (!element) return [];
  if (element.name === name) return [element];
  return element.children.flatMap((child) => (child instanceof XmlElement ? elementsNamed(name, child) : []));
}
