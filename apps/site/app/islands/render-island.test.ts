import { createElement, useId } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { renderIsland } from "./render-island.ts";

function Field() {
  return createElement("input", { id: useId() });
}

const render = (name: string) =>
  renderIsland({ name, page: "/", props: {} }, createElement("form", null, createElement(Field))).html;

test("prefixes IDs with the island's name, so that two islands never share one", () => {
  expect(render("contact")).toMatch(/id="_contact-/);
  expect(render("contact")).not.toBe(render("advertising"));
});

test("renders the same IDs as the island alone, independent of its page", () => {
  const alone = renderToString(createElement("form", null, createElement(Field)), {
    identifierPrefix: "contact-",
  });
  expect(render("contact")).toBe(alone);
});
