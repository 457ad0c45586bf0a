import { createElement, useId } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { renderIsland } from "./render-island.ts";

function Field() {
  return createElement("input", { id: useId() });
}

const render = (name: string) =>
  renderIsland({ name, page: "/", props: {} }, createElement("form", null, createElement(Field))).html;

test("islands on one page never share an id, for each puts its name before its own", () => {
  expect(render("contact")).toMatch(/id="_contact-/);
  expect(render("contact")).not.toBe(render("advertising"));
});

test("an island is a root of its own: its ids do not depend on the page around it", () => {
  const alone = renderToString(createElement("form", null, createElement(Field)), {
    identifierPrefix: "contact-",
  });
  expect(render("contact")).toBe(alone);
});
