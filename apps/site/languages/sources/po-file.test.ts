import { expect, test } from "vitest";
import { readPo, writePo } from "./po-file.ts";

const entries = [
  {
    key: "words.contact.lead",
    english: "Write to <mail>{support}</mail>.",
    translation: "Écrivez à <mail>{support}</mail>.",
    isStale: false,
  },
  { key: "words.home.title", english: 'The "one"', translation: "L’« unique »", isStale: true },
];

test("what is written is read again", () => {
  const read = readPo(writePo("fr", entries));
  expect([...read]).toEqual(entries.map(({ key, translation }) => [key, translation]));
});

test("what must be looked at again is marked", () => {
  const [, first = "", second = ""] = writePo("fr", entries).split("\n\n");
  expect(first).not.toContain("fuzzy");
  expect(second).toContain("#, fuzzy");
});

test("what a stale translation was made from stands beside it", () => {
  const previous = 'A "1"\\ or\nmore';
  const stale = entries.map((entry) => Object.assign({ previous }, entry));
  const [, first = "", second = ""] = writePo("fr", stale).split("\n\n");
  expect(first).not.toContain("#|");
  expect(second).toContain(String.raw`#| msgid "A \"1\"\\ or\nmore"`);
  expect(readPo(second).get("words.home.title")).toBe("L’« unique »");
});

test("an entry that is left empty is left out", () => {
  expect(
    readPo(writePo("fr", [{ key: "words.home.title", english: "Help", translation: "", isStale: true }]))
      .size,
  ).toBe(0);
});
