import { expect, test } from "vitest";
import { shortClass } from "./short-names.ts";

const sheet = (component: string) => `/ui/src/${component}/${component}.module.css`;

test("a part of a component has a short class of its own, wherever the component is", () => {
  const name = shortClass("root", sheet("button"));
  expect(name).toMatch(/^_[a-z]{2}$/);
  expect(shortClass("root", "elsewhere/button.module.css?used")).toBe(name);
  expect(shortClass("root", sheet("callout"))).not.toBe(name);
});
