import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { textsOf } from "../../test/rendering.ts";
import { SecondaryFooter } from "./secondary-footer.tsx";

const closing = (
  <SecondaryFooter
    notes={[
      "18+ only",
      <a href="/faq" key="help">
        Help
      </a>,
    ]}
  />
);

test("shows its notes as a list, in a region of its own", async () => {
  await page.viewport(500, 800);
  const { getByRole } = await render(closing);
  await expect.element(getByRole("region", { name: "About this site" })).toBeVisible();
  expect(textsOf(getByRole("listitem"))).toEqual(["18+ only", "Help"]);
});

test("is hidden below 500 px [spec 46, 148]", async () => {
  await page.viewport(499, 800);
  const { getByRole } = await render(closing);
  expect(getByRole("region").elements()).toEqual([]);
});
