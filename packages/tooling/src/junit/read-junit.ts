import { stripVTControlCharacters } from "node:util";
import { parseXml, XmlElement } from "@rgrove/parse-xml";

/** A test of a report: its file as named by the runner, its groups and title joined by " > ". */
export type TestCase = { readonly file: string; readonly title: string } & (
  | { readonly outcome: "passed" | "skipped" }
  | {
      readonly outcome: "failed";
      /** The message of its first error. */
      readonly message: string;
    }
);

/**
 * The tests of a JUnit report of vitest or Playwright; none if the runner was terminated before it wrote any. If
 * vitest cannot load a file, it reports a failed test named like the file.
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
