import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { emulateMedia } from "../../test/rendering.ts";
import { Button } from "../button/button.tsx";
import { Couple } from "../couple/couple.tsx";
import { ManWithBeard } from "../illustrations/portraits/man-with-beard.tsx";
import { WomanWithBraids } from "../illustrations/portraits/woman-with-braids.tsx";

const colorOf = (element: Element | null) => element && getComputedStyle(element).backgroundColor;

test("does not animate with reduced motion", async () => {
  await emulateMedia("prefers-reduced-motion", "reduce");
  await render(
    <>
      <Couple left={WomanWithBraids} right={ManWithBeard} />
      <Button>Send</Button>
    </>,
  );
  expect(document.getAnimations()).toEqual([]);
  expect(getComputedStyle(document.querySelector("button") ?? document.body).transitionProperty).toBe("none");
});

test.each([
  ["light", "rgb(255, 247, 234)"],
  ["dark", "rgb(23, 16, 13)"],
])("follows a system theme that is %s", async (scheme, page) => {
  await emulateMedia("prefers-color-scheme", scheme);
  expect(colorOf(document.documentElement)).toBe(page);
});

test("lets the page's theme override the system's", async () => {
  await emulateMedia("prefers-color-scheme", "dark");
  const { container } = await render(<div data-theme="light">Day</div>);
  expect(colorOf(container.firstElementChild)).toBe("rgb(255, 247, 234)");
});

test("uses dark roles on a surface of strong color in a light page", async () => {
  await emulateMedia("prefers-color-scheme", "light");
  const { container } = await render(
    <div data-surface="indigo">
      <Button>Send</Button>
    </div>,
  );
  expect(colorOf(container.querySelector("button"))).toBe("rgb(255, 138, 92)");
});

test("shows keyboard focus as a ring of 3 px", async () => {
  const { getByRole } = await render(<input aria-label="Name" />);
  getByRole("textbox").element().focus();
  expect(getComputedStyle(getByRole("textbox").element()).outlineWidth).toBe("3px");
});
