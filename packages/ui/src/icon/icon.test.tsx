import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { conforms } from "../../test/conforms.tsx";
import { Icon } from "./icon.tsx";
import { checkIcon } from "./paths.ts";

conforms(<Icon path={checkIcon} />, SVGSVGElement);

test("it is hidden from screen readers", async () => {
  const { getByRole } = await render(<Icon path={checkIcon} />);
  expect(getByRole("img").elements()).toEqual([]);
});

test("with a name it is an image", async () => {
  const { getByRole } = await render(<Icon aria-label="Verified" path={checkIcon} />);
  await expect.element(getByRole("img", { name: "Verified" })).toBeVisible();
});
