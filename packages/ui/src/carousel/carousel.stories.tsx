import type { Meta, StoryObj } from "@storybook/react-vite";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, waitFor } from "storybook/test";
import { Couple, type CoupleProps } from "../couple/couple.tsx";
import { Panel, type PanelProps } from "../panel/panel.tsx";
import { ManWithGlasses } from "../illustrations/portraits/man-with-glasses.tsx";
import { ManWithLocs } from "../illustrations/portraits/man-with-locs.tsx";
import { ManWithWhiteBeard } from "../illustrations/portraits/man-with-white-beard.tsx";
import { WomanWithAfro } from "../illustrations/portraits/woman-with-afro.tsx";
import { WomanWithBraids } from "../illustrations/portraits/woman-with-braids.tsx";
import { WomanWithCornrows } from "../illustrations/portraits/woman-with-cornrows.tsx";
import { WomanWithHeadWrap } from "../illustrations/portraits/woman-with-head-wrap.tsx";
import { WomanWithSilverHair } from "../illustrations/portraits/woman-with-silver-hair.tsx";
import { Carousel, type CarouselSlide } from "./carousel.tsx";

/** Returns a slide: a panel with the picture of a couple. */
const slide = (name: string, couple: CoupleProps, panel: Omit<PanelProps, "picture">): CarouselSlide => ({
  name,
  content: <Panel level={3} picture={<Couple {...couple} />} {...panel} />,
});

const meta = {
  title: "Marketing/Carousel",
  component: Carousel,
  args: {
    label: "What members find here",
    slides: [
      slide(
        "Shared values",
        {
          label: "A woman with an afro and a man with locs, face to face in front of the sun",
          left: WomanWithAfro,
          right: ManWithLocs,
        },
        {
          title: "Meet someone who shares your values",
          children: (
            <p>
              Faith, family, the food you grew up with: say what matters to you, and see who says the same.
            </p>
          ),
        },
      ),
      slide(
        "A serious start",
        {
          label: "A man with glasses and a woman in a head wrap, face to face in front of the sun",
          left: ManWithGlasses,
          right: WomanWithHeadWrap,
        },
        {
          surface: "indigo",
          title: "More than 90% want something serious",
          children: (
            <p>Over 1.5 million people are active here, and nine in ten of them look for a relationship.</p>
          ),
        },
      ),
      slide(
        "Both say yes",
        {
          label: "Two women, one with cornrows and one with braids, face to face in front of the sun",
          left: WomanWithCornrows,
          right: WomanWithBraids,
        },
        {
          title: "You talk when both of you say yes",
          children: <p>You both slid right? It’s a match. No one can message you before that.</p>,
        },
      ),
      slide(
        "Safe to leave",
        {
          label:
            "An old man with a white beard and a woman with silver hair, face to face in front of the sun",
          left: ManWithWhiteBeard,
          right: WomanWithSilverHair,
        },
        {
          actions: <a href="#safety">How we keep dating safe</a>,
          surface: "indigo-deep",
          title: "Blocked means blocked",
          children: <p>Report any profile or chat. People you block can never contact you again.</p>,
        },
      ),
    ],
  },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    interval: 3000,
    label: "What you find here",
    labels: {
      carousel: "slide show",
      slide: "picture",
      slides: "Pictures",
      start: "Play the pictures",
      stop: "Pause the pictures",
      previous: "Picture before",
      next: "Picture after",
      choose: "Choose a picture",
      slideName: "{name}: {position} of {count}",
    },
  },
  parameters: { docs: { canvas: { className: "story-small" } } },
};

export const States: Story = {
  render: (args) => (
    <div className="story-stack">
      <Carousel {...args} />
      <div className="story-surface" data-surface="indigo">
        <Carousel {...args} label="The same on indigo" slides={args.slides.slice(1).toReversed()} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll("[data-rotation]")).toHaveLength(2));
    const moving = "[data-rotation]:not([data-rotation=stopped]) [data-carousel=rotation]";
    // Not by role: on a docs page in the dark color scheme, Storybook's queries return no list.
    for (const button of canvasElement.querySelectorAll<HTMLElement>(moving)) button.click();
    await expect(canvasElement.querySelectorAll("[data-rotation=stopped]")).toHaveLength(2);
  },
};

export const WithoutScript: Story = {
  render: (args) => (
    // oxlint-disable-next-line react/no-danger -- markup that nothing brings to life, rendered by ourselves
    <div dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Carousel {...args} />) }} />
  ),
};

export const FewSlides: Story = {
  tags: ["!dev", "!test"],
  args: { label: "Why members stay", slides: meta.args.slides.slice(0, 2) },
};

export const HiddenWarning: Story = {
  tags: ["dont", "!dev", "!test"],
  args: {
    label: "Before you pay",
    interval: 2000,
    slides: [
      slide("Welcome", { left: WomanWithAfro, right: ManWithLocs }, { title: "Welcome to Moyo" }),
      slide(
        "Price",
        { left: WomanWithBraids, right: ManWithGlasses },
        { surface: "indigo", title: "Your plan renews every month" },
      ),
    ],
  },
};
