import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { linkTo } from "../shell/links.tsx";
import { brand } from "../../brand.ts";
import type { Language } from "@matchfront/locales/locales";
import { compileMessages } from "./compile-messages.ts";

const messages = {
  hello: "Hello from {brand}",
  steps: ["You apply.", "Write to {name}."],
  found: "{count, plural, one {# answer} other {# answers in {place}}}",
  help: "See <help>Help & <b>more</b></help>, {name}.",
} as const;

const compiled = compileMessages<typeof messages>(messages, "en");

test("a message that names known values is a text", () => {
  expect(compiled.hello).toBe(`Hello from ${brand.name}`);
});

test("a message that names others is a function of them, in lists, too", () => {
  expect(compiled.steps[0]).toBe("You apply.");
  expect(compiled.steps[1]({ name: "Ada" })).toBe("Write to Ada.");
});

test.each<[language: Language, count: number, said: string]>([
  ["en", 1, "1 answer"],
  ["en", 1200, "1,200 answers in Help"],
  // French counts zero as one.
  ["fr", 0, "0 answer"],
])("in %s, %i is counted as %j", (language, count, said) => {
  const { found } = compileMessages<typeof messages>(messages, language);
  expect(found({ count, place: "Help" })).toBe(said);
});

test("tags become elements around their words", () => {
  const said = compiled.help({ name: "Ada", help: linkTo("/faq"), b: linkTo("/faq#more") });
  expect(renderToStaticMarkup(said)).toBe(
    'See <a href="/faq">Help &amp; <a href="/faq#more">more</a></a>, Ada.',
  );
});

test("what a message names and is not given, and what it does not name, is a mistake of types", () => {
  // @ts-expect-error The name is missing.
  expect(() => compiled.steps[1]({})).toThrow("name");
  // @ts-expect-error A tag's element is missing.
  expect(() => compiled.help({ name: "Ada", help: linkTo("/faq") })).toThrow("b");
  // @ts-expect-error The message names no such value.
  compiled.steps[1]({ name: "Ada", surname: "L." });
  // @ts-expect-error Its text is known without any.
  expect(() => compiled.hello({})).toThrow(TypeError);
});
