import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Pattern } from "../pattern/pattern.tsx";
import { Callout } from "../callout/callout.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { Portrait } from "../illustrations/portraits/portrait.tsx";
import { WomanWithBraids } from "../illustrations/portraits/woman-with-braids.tsx";
import { palette } from "../tokens/tokens.ts";
import { themeStylesheet } from "./stylesheet.ts";
import { defineTheme } from "./define-theme.ts";

const teal = "rgb(10, 103, 110)";
const theme = defineTheme({
  name: "Teal",
  palette: { clay: "#0A676E", indigo: "#3D1F4D", indigoDeep: "#281335" },
  patternLines: { calabash: "#123456" },
});
const sheet = document.createElement("style");

afterEach(() => sheet.remove());

/** Loads the theme after the sheets that components import. */
function applyTheme() {
  sheet.textContent = themeStylesheet(theme);
  document.head.append(sheet);
}

const styleOf = (element: Element | null, part?: string) => {
  if (!element) throw new Error("There is no such element.");
  return getComputedStyle(element, part);
};

test("colors the clothes and background of a drawing by the theme, and not its person", async () => {
  const { container } = await render(<Portrait person={WomanWithBraids} />);
  const find = (selector: string) => container.querySelector(selector);
  const hair = styleOf(find(`[fill="${palette.ink}"]`)).fill;
  applyTheme();
  expect(styleOf(find(`[fill="${palette.clay}"]:not([opacity])`)).fill).toBe(teal);
  expect(styleOf(find(`[fill="${palette.indigo}"]`)).fill).toBe("rgb(61, 31, 77)");
  expect(styleOf(find(`[fill="${palette.clay}"][opacity]`)).fill).toBe("rgb(178, 58, 22)");
  expect(styleOf(find(`[fill="${palette.ink}"]`)).fill).toBe(hair);
});

test("draws the pattern in the theme's colors", async () => {
  const { container } = await render(
    <div data-theme="light">
      <Pattern />
    </div>,
  );
  applyTheme();
  const lines = Array.from(
    container.querySelectorAll('symbol [stroke-width="2"]'),
    (path) => styleOf(path).stroke,
  );
  expect(lines).toEqual(["rgb(96, 49, 121)", "rgb(15, 156, 166)", "rgb(45, 120, 96)", "rgb(18, 52, 86)"]);
  expect(styleOf(container.querySelector('[fill="var(--clay)"]')).fill).toBe(teal);
});

test("colors what components derive from the palette", async () => {
  const { container } = await render(
    <>
      <Callout title="A note" />
      <Dialog onClose={() => {}} open title="A dialog" />
    </>,
  );
  applyTheme();
  expect(styleOf(container.querySelector("[role=note]")).getPropertyValue("--warp")).toBe("#603179");
  expect(styleOf(document.querySelector("dialog"), "::backdrop").backgroundColor).toBe(
    "rgba(40, 19, 53, 0.72)",
  );
});
