import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSentences } from "./read-sentences.ts";

const textsOf = (specification: string) => readSentences(specification).map(({ text }) => text);

test("the preamble and all sections are read, and each sentence is numbered by its position", () => {
  const sentences = readSentences(
    [
      "# Specification",
      "It is a website.",
      "## 1. What it is for",
      "- It promotes an app.",
      "## 2. Screens",
      "### Route table",
      "It scrolls up. The logo leads home.",
      "### Footer",
      "- It has columns.",
      "- It has a year.",
      "## 9. Constants",
      "- Minimum age 18.",
    ].join("\n\n"),
  );
  expect(sentences).toEqual([
    { id: "0.1", heading: "Specification", text: "It is a website." },
    { id: "1.1", heading: "1. What it is for", text: "It promotes an app." },
    { id: "2.1.1", heading: "Route table", text: "It scrolls up." },
    { id: "2.1.2", heading: "Route table", text: "The logo leads home." },
    { id: "2.2.1", heading: "Footer", text: "It has columns." },
    { id: "2.2.2", heading: "Footer", text: "It has a year." },
    { id: "9.1", heading: "9. Constants", text: "Minimum age 18." },
  ]);
});

test("a table's rows are sentences, but not its head", () => {
  const table = ["| Route | Page |", "|---|---|", "| / | Home page |", "| /terms | Terms |"];
  expect(textsOf(["## 2. Screens", ...table].join("\n"))).toEqual(["/ | Home page", "/terms | Terms"]);
});

test.each([
  ["a version", "From iOS 15.4 on. It is free.", 2],
  ["a quotation", 'It says "Earn Cash. Now." with a button.', 1],
  ["a quotation that ends it", 'Replaced by "Loading...". Then it is done.', 2],
  ["brackets", "It loads (soon. Or later.) and ends.", 1],
  ["a name with a mark", "GET THE APP! has badges. It has a year.", 2],
  ["brackets that open the next one", "It ends. {product} begins.", 2],
])("with %s, sentences are split correctly", (_, line, count) => {
  expect(textsOf(`## 2. Screens\n\n- ${line}`)).toHaveLength(count);
});

test("no text of the specification is lost", () => {
  const specification = readFileSync("../../docs/specification.md", "utf8");
  const written = specification
    .replaceAll(/^#.*$|^\|[-|]+\|$|^\| (?:Route|Method).*$/gm, "")
    .replaceAll(/^(?:- |\| )| \|$/gm, "");
  expect(textsOf(specification).join(" ")).toBe(written.split(/\s+/).filter(Boolean).join(" "));
});
