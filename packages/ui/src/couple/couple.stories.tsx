import type { Meta, StoryObj } from "@storybook/react-vite";
import { ManWithBeard } from "../illustrations/portraits/man-with-beard.tsx";
import { ManWithFade } from "../illustrations/portraits/man-with-fade.tsx";
import { ManWithGlasses } from "../illustrations/portraits/man-with-glasses.tsx";
import { ManWithLocs } from "../illustrations/portraits/man-with-locs.tsx";
import { ManWithWhiteBeard } from "../illustrations/portraits/man-with-white-beard.tsx";
import { WomanWithAfro } from "../illustrations/portraits/woman-with-afro.tsx";
import { WomanWithBraids } from "../illustrations/portraits/woman-with-braids.tsx";
import { WomanWithCornrows } from "../illustrations/portraits/woman-with-cornrows.tsx";
import { WomanWithHeadWrap } from "../illustrations/portraits/woman-with-head-wrap.tsx";
import { WomanWithSilverHair } from "../illustrations/portraits/woman-with-silver-hair.tsx";
import { Couple } from "./couple.tsx";

const meta = {
  title: "Illustration/Couple",
  component: Couple,
  args: {
    left: WomanWithBraids,
    right: ManWithBeard,
    label: "A woman with braids and a man with a beard, eyes closed, face to face in front of the sun",
  },
  render: (args) => (
    <div className="story-picture" data-surface="indigo">
      <Couple {...args} />
    </div>
  ),
} satisfies Meta<typeof Couple>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { left: WomanWithHeadWrap, right: ManWithGlasses, label: "Two people in front of the sun" },
  parameters: { docs: { canvas: { className: "story-small" } } },
};

const couples = [
  meta.args,
  {
    left: WomanWithAfro,
    right: WomanWithCornrows,
    label:
      "Two young women, one with an afro and one with cornrows, eyes closed, face to face in front of the sun",
  },
  {
    left: ManWithFade,
    right: ManWithLocs,
    label: "Two men, one with a high fade and one with locs, eyes closed, face to face in front of the sun",
  },
  {
    left: WomanWithSilverHair,
    right: ManWithWhiteBeard,
    label:
      "A woman with silver hair and a man with a white beard, eyes closed, face to face in front of the sun",
  },
  {
    left: WomanWithHeadWrap,
    right: WomanWithBraids,
    label: "Two women, one in a head wrap and one with braids, eyes closed, face to face in front of the sun",
  },
  {
    left: ManWithGlasses,
    right: ManWithBeard,
    label: "Two men with beards, one of them in glasses, eyes closed, face to face in front of the sun",
  },
];

export const States: Story = {
  render: () => (
    <div className="story-stack story-pictures">
      {couples.map((couple) => (
        <div className="story-picture" data-surface="indigo" key={couple.label}>
          <Couple {...couple} />
        </div>
      ))}
    </div>
  ),
};

export const TwoPeople: Story = {
  tags: ["!dev", "!test"],
  args: { left: WomanWithAfro, right: ManWithGlasses, label: "" },
};

export const OnePersonTwice: Story = {
  tags: ["dont", "!dev", "!test"],
  args: { left: WomanWithAfro, right: WomanWithAfro, label: "" },
};
