import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pattern } from "../pattern/pattern.tsx";
import { ButtonLink } from "../button/button-link.tsx";
import { CallToAction } from "../call-to-action/call-to-action.tsx";
import { Couple } from "../couple/couple.tsx";
import { ManWithBeard } from "../illustrations/portraits/man-with-beard.tsx";
import { ManWithFade } from "../illustrations/portraits/man-with-fade.tsx";
import { ManWithLocs } from "../illustrations/portraits/man-with-locs.tsx";
import { WomanWithBraids } from "../illustrations/portraits/woman-with-braids.tsx";
import { Hero } from "../hero/hero.tsx";
import { Icon } from "../icon/icon.tsx";
import { arrowRightIcon } from "../icon/paths.ts";
import { Logo } from "../logo/logo.tsx";
import { Page } from "../page/page.tsx";
import { Panel } from "../panel/panel.tsx";
import statRowStories from "../stat-row/stat-row.stories.tsx";
import { StatRow } from "../stat-row/stat-row.tsx";
import stepsStories from "../steps/steps.stories.tsx";
import { Steps } from "../steps/steps.tsx";
import { GetTheApp } from "../store-buttons/get-the-app.tsx";
import { StoreButtons } from "../store-buttons/store-buttons.tsx";
import { Section } from "./section.tsx";

const meta = {
  title: "Pages/Landing",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const stores = { appleHref: "#apple", googleHref: "#google" };

/** A home page of these components, without styles of its own. */
export const Default: Story = {
  render: () => (
    <Page header={<Logo name="Moyo" />}>
      <Hero
        pattern={<Pattern seed={1} />}
        eyebrow="Find something real"
        illustration={
          <Couple
            left={WomanWithBraids}
            right={ManWithBeard}
            label="A woman and a man, eyes closed, face to face in front of the sun"
          />
        }
        lead="Come meet someone who shares your values, your humor and your idea of Sunday."
        title="The #1 dating app for Black singles"
      >
        <GetTheApp
          {...stores}
          address="https://moyo.example/get"
          heading="GET THE APP"
          note="For iOS 15.4 and up, Android 7.0 and up. You must be 18 or older."
        />
      </Hero>
      <Section>
        <StatRow {...statRowStories.args} />
      </Section>
      <Section heading="How It Works" id="how-it-works" lead="Three steps. One honest start.">
        <Steps {...stepsStories.args} />
      </Section>
      <Section>
        <Panel
          actions={
            <ButtonLink href="#safety" variant="secondary">
              How we keep you safe
              <Icon data-directed="" path={arrowRightIcon} />
            </ButtonLink>
          }
          picture={<Couple left={ManWithFade} right={ManWithLocs} />}
          pictureSide="start"
          title="No messages until you both say yes"
        >
          <p>
            You match when you both slide right, and then you can chat. Report anyone from their profile or
            your chat; people you block can never contact you again.
          </p>
        </Panel>
      </Section>
      <CallToAction heading="Find something real" lead="Someone who shares your values is already here.">
        <StoreButtons {...stores} />
      </CallToAction>
    </Page>
  ),
};
