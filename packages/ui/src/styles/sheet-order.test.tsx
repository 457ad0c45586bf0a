import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { stories } from "../../test/stories.ts";

const states = stories.filter(({ name }) => name === "States");

const ownSheets = () => document.head.querySelectorAll('style[data-vite-dev-id$=".module.css"]');

/** The styles of elements with a class of two components: only these can depend on the order of sheets. */
const looks = (part: Element) =>
  Array.from(part.querySelectorAll('[class*=" "]')).flatMap((element) => {
    const style = getComputedStyle(element);
    return Array.from(
      style,
      (name) => `${element.getAttribute("class")} { ${name}: ${style.getPropertyValue(name)} }`,
    );
  });

// Two components that contain a third import its sheet twice, in any order.
test.each(states)("looks the same in any order of sheets: $file", async ({ Story }) => {
  const still = document.createElement("style");
  still.append("* { animation: none !important; transition: none !important }");
  document.body.append(still);
  const { container } = await render(<Story />);
  const before = looks(container);
  const sheets = [...ownSheets()];
  expect(sheets.length).toBeGreaterThan(40);
  document.head.append(...sheets.toReversed());
  const after = looks(container);
  document.head.append(...sheets);
  expect(after.filter((look, index) => look !== before[index])).toEqual([]);
});
