import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { conforms } from "../../test/conforms.tsx";
import { Couple } from "../couple/couple.tsx";
import { ManWithBeard } from "../illustrations/portraits/man-with-beard.tsx";
import { WomanWithBraids } from "../illustrations/portraits/woman-with-braids.tsx";
import { Panel, type PanelProps } from "./panel.tsx";

const panel = (props: Partial<PanelProps>) => (
  <Panel
    picture={<Couple left={WomanWithBraids} right={ManWithBeard} label="Two people" />}
    title="Audience"
    {...props}
  >
    <p>1.5M+ active users.</p>
  </Panel>
);

conforms(panel({}), HTMLElement);

test.each([2, 3] as const)("renders its title as a heading of level %i", async (level) => {
  const { getByRole } = await render(panel({ level }));
  await expect.element(getByRole("heading", { level, name: "Audience" })).toBeVisible();
});

test.each([
  [320, "start", "above"],
  [320, "end", "above"],
  [768, "start", "before"],
  [768, "end", "behind"],
] as const)(
  "in a window %i px wide, puts a picture at the %s %s the text",
  async (width, pictureSide, place) => {
    await page.viewport(width, 800);
    const { getByRole } = await render(panel({ pictureSide }));
    const words = getByRole("heading").element().getBoundingClientRect();
    const picture = getByRole("img").element().getBoundingClientRect();
    const found = picture.bottom <= words.top ? "above" : picture.right <= words.left ? "before" : "behind";
    expect(found).toBe(place);
  },
);

test("puts the text first in reading order, whichever side the picture is on", async () => {
  const { getByRole } = await render(panel({ pictureSide: "start" }));
  const order = getByRole("heading").element().compareDocumentPosition(getByRole("img").element());
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
