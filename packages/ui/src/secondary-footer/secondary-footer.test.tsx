import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { axeViolations } from "../../test/conforms.tsx";
import { textsOf } from "../../test/rendering.ts";
import { Footer } from "../footer/footer.tsx";
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

test("is a second footer element but no second contentinfo", async () => {
  await page.viewport(500, 800);
  const { container, getByRole } = await render(
    <>
      <Footer columns={[]} holder="Moyo" year={2026} />
      {closing}
    </>,
  );
  expect(container.querySelectorAll("footer")).toHaveLength(2);
  expect(getByRole("contentinfo").elements()).toHaveLength(1);
  expect(await axeViolations(document.body)).toEqual([]);
});
