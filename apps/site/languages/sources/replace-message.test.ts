import { expect, test } from "vitest";
import { replaceMessage } from "./replace-message.ts";

const source = `export const contact = {
  ...shared,
  head: { title: "Aide" },
  "e-mail": "E-mail",
  steps: ["Un.", "Deux."],
} as const satisfies Translation<typeof english>;
`;

test.each([
  [["contact", "head", "title"], "Besoin d’aide ?", '"Aide"', '"Besoin d’aide ?"'],
  [["contact", "e-mail"], 'Dites "non"', '"E-mail"', String.raw`"Dites \"non\""`],
  [["contact", "steps", "1"], "Trois.", '"Deux."', '"Trois."'],
])("the text at %j is replaced, and nothing else", (path, message, before, after) => {
  expect(replaceMessage(source, path, message)).toBe(source.replace(before, after));
});

test.each([
  [["contact", "shared"]],
  [["contact", "head"]],
  [["help", "head", "title"]],
  [["contact", "steps", "2"]],
])("there is no text at %j", (path) => {
  expect(replaceMessage(source, path, "…")).toBeUndefined();
});
