import { globSync, readFileSync } from "node:fs";
import { parseXml, XmlElement } from "@rgrove/parse-xml";

// Prints how many tests hold each sentence of the specification. Fails if a sentence has neither a passed test nor a
// remark. A test names its sentences in its title: [spec 57], or [spec 57, 58].

type Test = { title: string; numbers: string[]; outcome: "passed" | "failed" | "skipped" };

/** Returns the numbered sentences, one for each line or table row. */
function readSentences(markdown: string) {
  return markdown.split("\n").flatMap((line) => {
    const [, number, text = ""] = /^(?:- | {2}|\| )?\[(\d+)\] (.+?)(?: \|)?$/.exec(line) ?? [];
    return number ? [{ number, text, hasRemark: text.includes(" *(remark: ") }] : [];
  });
}

/** Returns the lines that have a sentence but no number. */
function findUnnumbered(markdown: string): string[] {
  const prose = markdown.replaceAll(/^(?:[#>].*|\|.*\|\n\|[-|]+\|)$/gm, "");
  return prose.split("\n").filter((line) => line !== "" && !/^(?:- | {2}|\| )?\[\d+\] /.test(line));
}

function readReport(xml: string): Test[] {
  return findTestCases(parseXml(xml).root).map(({ attributes, children }) => {
    const title = attributes["name"] ?? "";
    const tags = [...title.matchAll(/\[spec ([^\]]*)\]/g)];
    const results = new Set(children.map((child) => (child instanceof XmlElement ? child.name : "")));
    const hasFailed = results.has("failure") || results.has("error");
    return {
      title,
      numbers: tags.flatMap(([, numbers = ""]) => numbers.split(", ")),
      outcome: hasFailed ? "failed" : results.has("skipped") ? "skipped" : "passed",
    };
  });
}

function findTestCases(element: XmlElement | null): XmlElement[] {
  if (element?.name === "testcase") return [element];
  const elements = element?.children.filter((child) => child instanceof XmlElement) ?? [];
  return elements.flatMap(findTestCases);
}

const specification = readFileSync("docs/specification.md", "utf8");
const sentences = readSentences(specification);
const reports = globSync("{apps,packages}/*/reports/*.xml");
const tests = reports.flatMap((report) => readReport(readFileSync(report, "utf8")));
const errors = findUnnumbered(specification).map((line) => `This line has no number: ${line}`);
const seen = new Set<string>();

for (const { number, text, hasRemark } of sentences) {
  const own = tests.filter(({ numbers }) => numbers.includes(number));
  const passed = own.filter(({ outcome }) => outcome === "passed").length;
  const failed = own.filter(({ outcome }) => outcome === "failed");
  console.log(`[${number}] ${passed || !hasRemark ? `${passed} passed` : "remark"}: ${text}`);
  if (!passed && !hasRemark) errors.push(`[${number}] has neither a passed test nor a remark: ${text}`);
  for (const { title } of failed) errors.push(`[${number}] has a test that failed: ${title}`);
  if (seen.has(number)) errors.push(`[${number}] is the number of two sentences.`);
  seen.add(number);
}
for (const { title, numbers } of tests) {
  const unknown = numbers.filter((number) => !seen.has(number));
  if (unknown.length > 0) errors.push(`[${unknown.join(", ")}] is not in the specification: ${title}`);
}

if (errors.length > 0) {
  console.error(errors.join("\n"));
  console.error("Only the last report of each suite counts. If one ran in part, run npm test first.");
  process.exit(1);
}
