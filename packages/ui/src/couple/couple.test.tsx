import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { conformsAsPicture } from "../../test/conforms.tsx";
import { ManWithBeard } from "../illustrations/portraits/man-with-beard.tsx";
import { WomanWithBraids } from "../illustrations/portraits/woman-with-braids.tsx";
import { ManWithFade } from "../illustrations/portraits/man-with-fade.tsx";
import { ManWithLocs } from "../illustrations/portraits/man-with-locs.tsx";
import { Couple } from "./couple.tsx";

conformsAsPicture(<Couple left={WomanWithBraids} right={ManWithBeard} />);

test("shows the two people face to face", async () => {
  const { container } = await render(<Couple left={ManWithFade} right={ManWithLocs} />);
  const [left, right] = Array.from(container.querySelectorAll("svg > g"), (person) =>
    person.getBoundingClientRect(),
  );
  expect(left?.right).toBeLessThanOrEqual(right?.left ?? 0);
});

test("mirrors a person in the same space on the other side", async () => {
  const { container } = await render(<Couple left={ManWithLocs} right={ManWithLocs} />);
  const frame = container.querySelector("svg")?.getBoundingClientRect();
  const [left, right] = Array.from(container.querySelectorAll("svg > g"), (person) =>
    person.getBoundingClientRect(),
  );
  const middle = (frame?.left ?? 0) + (frame?.width ?? 0) / 2;
  expect(middle - (left?.right ?? 0)).toBeCloseTo((right?.left ?? 0) - middle, 1);
});
