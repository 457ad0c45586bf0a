import type { Meta, StoryObj } from "@storybook/react-vite";
import { ManWithBeard } from "./man-with-beard.tsx";
import { ManWithFade } from "./man-with-fade.tsx";
import { ManWithGlasses } from "./man-with-glasses.tsx";
import { ManWithLocs } from "./man-with-locs.tsx";
import { ManWithWhiteBeard } from "./man-with-white-beard.tsx";
import { Portrait, type PortraitProps } from "./portrait.tsx";
import { WomanWithAfro } from "./woman-with-afro.tsx";
import { WomanWithBraids } from "./woman-with-braids.tsx";
import { WomanWithCornrows } from "./woman-with-cornrows.tsx";
import { WomanWithHeadWrap } from "./woman-with-head-wrap.tsx";
import { WomanWithSilverHair } from "./woman-with-silver-hair.tsx";

const people = [
  { person: WomanWithBraids, ground: "palm", label: "A woman with braids gathered in a bun" },
  { person: ManWithBeard, ground: "clay", label: "A broad man with short coils and a beard" },
  { person: WomanWithAfro, ground: "sun", label: "A young woman with an afro behind a band of cloth" },
  { person: ManWithLocs, ground: "indigo", label: "A slim man with locs and a goatee" },
  { person: WomanWithHeadWrap, ground: "hibiscus", label: "A full woman in a head wrap of strips" },
  { person: ManWithFade, ground: "palm", label: "A young, broad man with a high fade" },
  { person: WomanWithCornrows, ground: "clay", label: "A slim woman with cornrows and one long plait" },
  { person: ManWithGlasses, ground: "hibiscus", label: "A full man with a trimmed beard and glasses" },
  { person: WomanWithSilverHair, ground: "indigo", label: "A woman past sixty with silver hair, in a shawl" },
  { person: ManWithWhiteBeard, ground: "sun", label: "A man past sixty, bald, with a white beard" },
] satisfies PortraitProps[];

const meta = {
  title: "Illustration/Portrait",
  component: Portrait,
  args: { person: WomanWithAfro, label: "A young woman with an afro, eyes closed", width: 480 },
} satisfies Meta<typeof Portrait>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    person: ManWithWhiteBeard,
    ground: "palm",
    label: "A man past sixty with a white beard",
    width: 320,
  },
};

export const States: Story = {
  render: () => (
    <div className="story-stack">
      {[120, 240, 480].map((width) => (
        <div className="story-row" key={width}>
          {people.map(({ label, ...portrait }) => (
            <Portrait key={label} label={width === 480 ? label : undefined} width={width} {...portrait} />
          ))}
        </div>
      ))}
    </div>
  ),
};

export const OtherGround: Story = {
  tags: ["!dev", "!test"],
  args: { person: ManWithBeard, ground: "clay", label: undefined, width: 320 },
};

export const SameGround: Story = {
  tags: ["dont", "!dev", "!test"],
  args: { ...OtherGround.args, ground: "sun" },
};

export const Everyone: Story = {
  tags: ["!dev", "!test"],
  render: () => (
    <div className="story-row">
      {people.map(({ label, ...portrait }) => (
        <Portrait key={label} {...portrait} label={label} width={96} />
      ))}
    </div>
  ),
};
