import { expect, test } from "vitest";
import { shortClass, shortenProperties } from "./short-names.ts";

const sheet = (component: string) => `/ui/src/${component}/${component}.module.css`;

test("a part of a component has a short class of its own, wherever the component is", () => {
  const name = shortClass("root", sheet("button"));
  expect(name).toMatch(/^_[a-z]{2}$/);
  expect(shortClass("root", "elsewhere/button.module.css?used")).toBe(name);
  expect(shortClass("root", sheet("callout"))).not.toBe(name);
});

test("what neither the site nor the package names has no short class", () => {
  expect(shortClass("nowhere", sheet("button"))).toBeUndefined();
});

test("custom properties have short names, but for those that scripts name and those of others", () => {
  const short = shortenProperties("calc(var(--gutter) * 2)");
  expect(short).toMatch(/^calc\(var\(--[a-z]{2}\) \* 2\)$/);
  expect(shortenProperties("--color-text")).not.toBe(shortenProperties("--color-page"));
  expect(shortenProperties("var(--carousel-gap) --of-others")).toBe("var(--carousel-gap) --of-others");
});
