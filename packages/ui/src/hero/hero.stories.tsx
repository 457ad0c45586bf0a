import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pattern } from "../pattern/pattern.tsx";
import { ButtonLink } from "../button/button.tsx";
import { Couple } from "../couple/couple.tsx";
import { FeatureList } from "../feature-list/feature-list.tsx";
import { ManWithBeard } from "../illustrations/portraits/man-with-beard.tsx";
import { ManWithGlasses } from "../illustrations/portraits/man-with-glasses.tsx";
import { WomanWithBraids } from "../illustrations/portraits/woman-with-braids.tsx";
import { WomanWithHeadWrap } from "../illustrations/portraits/woman-with-head-wrap.tsx";
import { Section } from "../section/section.tsx";
import { GetTheApp } from "../store-buttons/get-the-app.tsx";
import { Hero } from "./hero.tsx";

const meta = {
  title: "Marketing/Hero",
  component: Hero,
  args: {
    eyebrow: "#1 dating app for Black singles",
    title: "Find something real.",
    lead: "Over 1.5 million active users. More than 90% are looking for a serious relationship.",
    illustration: (
      <Couple
        left={WomanWithBraids}
        right={ManWithBeard}
        label="A woman with braids and a man with a beard, eyes closed, face to face in front of the sun"
      />
    ),
    actions: (
      <>
        <ButtonLink href="#download" size="large" wide>
          Get the app
        </ButtonLink>
        <ButtonLink href="#how-it-works" size="large" variant="secondary" wide>
          How it works
        </ButtonLink>
      </>
    ),
    pattern: <Pattern seed={1} />,
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { title: "The #1 dating app for Black singles", eyebrow: "Find something real" },
  parameters: { docs: { canvas: { className: "story-small" } } },
};

/** Store buttons in place of the actions, with a QR code in the window of a computer. */
export const WithStores: Story = {
  tags: ["all-modes"],
  args: {
    actions: undefined,
    children: (
      <GetTheApp
        address="https://moyo.example/get"
        appleHref="#apple"
        googleHref="#google"
        heading="GET THE APP"
        note="For iOS 15.4 and up, Android 7.0 and up. You must be 18 or older."
      />
    ),
  },
};

/** The answers follow the panel. On a phone they come before the picture. */
export const WithAnswers: Story = {
  tags: ["all-modes"],
  args: {
    answers: (
      <Section heading="Good to know">
        <FeatureList
          features={[
            { title: "Only matches can message you", text: "Nobody else can." },
            { title: "Free to download", text: "With purchases in the app." },
          ]}
        />
      </Section>
    ),
  },
};

export const States: Story = {
  render: (args) => (
    <>
      <Hero {...args} />
      <Hero
        illustration={<Couple left={WomanWithHeadWrap} right={ManWithGlasses} />}
        title="Grow Your Business"
      />
      <Hero lead="Need help? Met someone? Want to advertise?" title="Contact Us" />
      <Hero pattern={<Pattern />} eyebrow="404" title="This page isn’t here" />
    </>
  ),
};

export const ShortTitle: Story = {
  tags: ["!dev", "!test"],
  args: {
    illustration: undefined,
    pattern: undefined,
    eyebrow: "#1 dating app for Black singles",
    lead: undefined,
  },
};

export const LongTitle: Story = {
  tags: ["dont", "!dev", "!test"],
  args: {
    illustration: undefined,
    pattern: undefined,
    eyebrow: undefined,
    lead: undefined,
    title: "Moyo is the leading online platform on which Black and African singles around the world can meet",
  },
};
