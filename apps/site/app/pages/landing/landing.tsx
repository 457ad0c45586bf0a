import {
  Band,
  BrowseScreen,
  ButtonLink,
  CallToAction,
  Carousel,
  ChatScreen,
  GetTheApp,
  Hero,
  ProfileScreen,
  QrCode,
  Section,
  Steps,
} from "@matchfront/ui";
import type { ReactNode } from "react";
import { facts } from "../../../content/facts.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { ShareButton } from "../../shell/share-button.tsx";
import { SiteNav } from "../../shell/site-nav.tsx";
import { SitePage } from "../../shell/site-page.tsx";
import { storeLinks, type Stores } from "../../shell/store-links.ts";
import { GoodToKnow } from "./good-to-know.tsx";
import { Stage } from "./stage.tsx";
import { storySlide, type StorySlide } from "./story-slide.tsx";

type LandingProps = {
  /** Content above everything else. */
  before?: ReactNode;
  path: string;
  /** The app's own listings. */
  stores: Stores;
  /** The address in its QR code, which leads a phone to its store. */
  getAddress: string;
  opening: { eyebrow: string; title: string; lead: string; illustration: ReactNode };
  /** The texts of the three steps. */
  steps: { profile: string; photos: string; communication: string };
  carousel: { heading: string; slides: readonly StorySlide[] };
  /** The closing text. */
  closing: string;
};

/** The landing page of an app: the home page and the variant's (specification, section 2). */
export function Landing({ path, stores, getAddress, opening, steps, carousel, ...rest }: LandingProps) {
  return (
    <SitePage nav={<SiteNav current={path} />} stores={stores}>
      {rest.before}
      <Hero band={<Drawing of={<Band seed={1} />} />} answers={<GoodToKnow />} {...opening}>
        <GetTheApp
          {...storeLinks(stores)}
          address={getAddress}
          code={<Drawing of={<QrCode address={getAddress} />} />}
          heading="GET THE APP"
          note={
            <>
              For {facts.systems.ios} and up, {facts.systems.android} and up. You must be {facts.minimumAge}{" "}
              or older. No trackers on this site. <a href="/privacy">How we use your data</a>
            </>
          }
        />
      </Hero>
      <Section heading="How It Works" id="how-it-works">
        <Steps
          steps={[
            {
              title: "Create A Profile",
              text: steps.profile,
              illustration: <Stage ground="indigo" of={<ProfileScreen />} />,
            },
            {
              title: "Browse Photos",
              text: steps.photos,
              illustration: <Stage ground="palm" of={<BrowseScreen />} />,
            },
            {
              title: "Start Communicating",
              text: steps.communication,
              illustration: <Stage ground="clay" of={<ChatScreen />} />,
            },
          ]}
        />
      </Section>
      {/* The carousel is the region with this name. */}
      <Section heading={carousel.heading}>
        <Carousel label={carousel.heading} slides={carousel.slides.map(storySlide)} />
      </Section>
      <CallToAction
        actions={
          <>
            <ButtonLink href={new URL(getAddress).pathname} size="large">
              Get the app
            </ButtonLink>
            <ShareButton path={path} />
          </>
        }
        cloth={<Drawing of={<Band size="cloth" />} />}
        heading="Find something real"
        id="find-something-real"
        lead={rest.closing}
      />
    </SitePage>
  );
}
