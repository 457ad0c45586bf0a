import { expect, test } from "vitest";
import { readyWords } from "./ready-words.ts";
import type { Translation } from "../../languages/translation.ts";

const english = {
  title: "Help",
  write: { text: "Write to {name}." },
  steps: ["Open it.", "Scan it."],
} as const;

type Help = Translation<typeof english>;

const french = {
  title: "Aide",
  write: { text: "Écrivez à {name}." },
  steps: ["Ouvrez-la.", "Scannez-la."],
} as const satisfies Help;

test("a translation is used as the English words are", () => {
  const words = readyWords<typeof english>(french, "fr");
  expect(words.write.text({ name: "Ada" })).toBe("Écrivez à Ada.");
  expect(words.steps).toEqual(french.steps);
});

test("a key that is missing, unknown or misplaced does not compile", () => {
  expect([
    // @ts-expect-error A key is missing.
    { title: "Aide", steps: french.steps } satisfies Help,
    // @ts-expect-error A key is missing further down.
    { ...french, write: {} } satisfies Help,
    // @ts-expect-error English has no such key.
    { title: "Aide", write: french.write, steps: french.steps, lead: "Bonjour." } satisfies Help,
    // @ts-expect-error English has no such key further down.
    { ...french, write: { text: "Écrivez-nous.", lead: "Bonjour." } } satisfies Help,
    // @ts-expect-error A step is missing.
    { ...french, steps: ["Ouvrez-la."] } satisfies Help,
  ]).toHaveLength(5);
});
