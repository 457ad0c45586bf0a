import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Icon } from "./icon.tsx";
import { arrowRightIcon, checkIcon } from "./paths.ts";

test("is an image if it has a name", async () => {
  const { getByRole } = await render(<Icon aria-label="Verified" path={checkIcon} />);
  await expect.element(getByRole("img", { name: "Verified" })).toBeVisible();
});

test.each([
  ["without a direction", undefined, undefined, "1"],
  ["in text from right to left, whatever its language", "rtl", undefined, "-1 1"],
  ["in text from left to right inside of such text", "rtl", "ltr", "1"],
] as const)("mirrors an icon that points along the text %s", async (_, outer, inner, scale) => {
  const { container } = await render(
    <div dir={outer} lang="en">
      <p dir={inner}>
        <Icon data-directed="" path={arrowRightIcon} />
      </p>
    </div>,
  );
  expect(getComputedStyle(container.querySelector("svg") ?? document.body).scale).toBe(scale);
});
