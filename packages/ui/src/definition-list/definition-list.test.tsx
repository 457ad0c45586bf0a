import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { textsOf } from "../../test/rendering.ts";
import { DefinitionList } from "./definition-list.tsx";

const platforms = (
  <DefinitionList
    items={[
      { term: "iPhone", definition: "iOS 15.4 and up" },
      { term: "Android", definition: "7.0 and up" },
    ]}
  />
);

test("relates each term to its definition", async () => {
  const { getByRole } = await render(platforms);
  const words = (role: "term" | "definition") => textsOf(getByRole(role));
  expect(words("term")).toEqual(["iPhone", "Android"]);
  expect(words("definition")).toEqual(["iOS 15.4 and up", "7.0 and up"]);
});
