import { composeStories } from "@storybook/react-vite";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { emulateMedia } from "../../test/rendering.ts";
import { Accordion, AccordionItem } from "../accordion/accordion.tsx";
import { Hotlines } from "../hotlines/hotlines.tsx";
import { InShort } from "./in-short.tsx";
import { LastUpdated } from "./last-updated.tsx";
import { Prose } from "./prose.tsx";
import * as stories from "./prose.stories.tsx";

const { Default: Terms } = composeStories(stories);

const styleOf = (selector: string, pseudo?: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing on the page is ${selector}.`);
  return getComputedStyle(element, pseudo);
};

/** Returns the computed styles inside an element. The prose may add space around the element itself. */
const looksIn = (component: Element | null | undefined) =>
  Array.from(component?.querySelectorAll("*") ?? [], (element) => {
    const { fontFamily, fontSize, lineHeight, margin } = getComputedStyle(element);
    return { tag: element.localName, fontFamily, fontSize, lineHeight, margin };
  });

test.each([
  <Accordion key="accordion">
    <AccordionItem id="log-out" level={2} question="Am I hidden when I log out?">
      <p>No.</p>
    </AccordionItem>
  </Accordion>,
  <Hotlines
    emergency={{ title: "In danger?", numbers: [{ country: "Nigeria", phone: "112" }] }}
    key="hotlines"
    lines={[
      { country: "Kenya", name: "GBV hotline", phone: "1195", checkedOn: "2026-03-14", source: "nation" },
    ]}
  />,
])("keeps the styles of a component in the text: $key", async (component) => {
  const { container: alone } = await render(component);
  const { container: within } = await render(<Prose>{component}</Prose>);
  const looks = looksIn(alone.firstElementChild);
  expect(looks).not.toEqual([]);
  expect(looksIn(within.firstElementChild?.firstElementChild)).toEqual(looks);
});

test("marks the section in the URL's fragment in the margin", async () => {
  await render(<Terms />);
  expect(styleOf("#law", "::before").content).toBe("none");
  location.hash = "law";
  await expect.poll(() => styleOf("#law", "::before").borderInlineStartWidth).toBe("4px");
});

test("prints the URL of external links only", async () => {
  await render(<Terms />);
  await emulateMedia("print");
  expect(styleOf('a[href^="https"]', "::after").content).toContain("texasattorneygeneral");
  expect(styleOf('a[href^="#"]', "::after").content).toBe("none");
});

test("keeps a heading and its summary with the text that follows in print", async () => {
  await render(
    <Prose>
      <h2>16. Which law applies</h2>
      <InShort>The law of Texas.</InShort>
      <p>The law of the State of Texas governs this agreement.</p>
    </Prose>,
  );
  await emulateMedia("print");
  expect(styleOf("h2").breakAfter).toBe("avoid");
  expect(styleOf("h2 + p").breakAfter).toBe("avoid");
  expect(styleOf("h2 + p").color).toBe("rgb(0, 0, 0)");
});

test.each([
  ["en-US", "October 1, 2026"],
  ["sw", "1 Oktoba 2026"],
])("shows the date in %s as %s, and machine-readable", async (locale, day) => {
  const { getByText } = await render(<LastUpdated date="2026-10-01" locale={locale} />);
  await expect.element(getByText(day)).toHaveAttribute("datetime", "2026-10-01");
});
