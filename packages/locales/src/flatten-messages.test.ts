import { expect, test } from "vitest";
import type { Locale } from "./define-locale.ts";
import { flattenMessages } from "./flatten-messages.ts";
import { languages } from "./locales.ts";

type Nested = { [key: string]: string | Nested };

/** Nests messages by the dots of their keys, as Weblate, Crowdin and Tolgee do when they write nested JSON. */
function nest(messages: Iterable<[key: string, message: string]>): unknown {
  const root: Nested = {};
  for (const [key, message] of messages) {
    const path = key.split(".");
    const name = path.pop() ?? "";
    const place = path.reduce<Nested>((outer, part) => Object((outer[part] ??= {})), root);
    place[name] = message;
  }
  return toArrays(root);
}

function toArrays(nested: string | Nested | undefined): unknown {
  if (typeof nested !== "object") return nested;
  const entries = Object.entries(nested).map(([key, inner]) => [key, toArrays(inner)] as const);
  return "0" in nested ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

test.each(languages)("messages in %s come back from a flat JSON format without loss", async (language) => {
  const { locale }: { locale: Locale } = await import(`./${language}/locale.ts`);
  const exported = JSON.stringify(Object.fromEntries(flattenMessages(locale.messages)), undefined, 2);
  const imported = nest(Object.entries<string>(JSON.parse(exported)));
  expect(JSON.stringify(imported)).toBe(JSON.stringify(locale.messages));
});
