import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
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

test.each([2, 3] as const)("renders its title as a heading of level %i", async (level) => {
  const { getByRole } = await render(panel({ level }));
  await expect.element(getByRole("heading", { level, name: "Audience" })).toBeVisible();
});

test("puts the text first in reading order, whichever side the picture is on", async () => {
  const { getByRole } = await render(panel({ pictureSide: "start" }));
  const order = getByRole("heading").element().compareDocumentPosition(getByRole("img").element());
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
