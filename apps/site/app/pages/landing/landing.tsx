import {
  Band,
  BrowsePhotos,
  CallToAction,
  Carousel,
  CreateProfile,
  GetTheApp,
  Hero,
  QrCode,
  Section,
  StartCommunicating,
  StatRow,
  Steps,
  StoreButtons,
} from "@matchfront/ui";
import type { ReactNode } from "react";
import { brand } from "../../../brand.ts";
import { facts } from "../../../content/facts.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { ShareButton } from "../../shell/share-button.tsx";
import { SiteNav } from "../../shell/site-nav.tsx";
import { SitePage } from "../../shell/site-page.tsx";
import { storeLinks, type Stores } from "../../shell/store-links.ts";
import { coupleSlide, type CoupleSlide } from "./couple-slide.tsx";
import { GoodToKnow } from "./good-to-know.tsx";

type LandingProps = {
  /** Content above everything else. */
  before?: ReactNode;
  path: string;
  /** The app's own listings. */
  stores: Stores;
  /** The address in its QR code; without it there is none. */
  getAddress?: string;
  opening: { eyebrow: string; title: string; lead: string; illustration: ReactNode };
  /** The texts of the three steps. */
  steps: { profile: string; photos: string; communication: string };
  carousel: { heading: string; slides: readonly CoupleSlide[] };
  /** The closing text. */
  closing: string;
  /** The page's own sections, before the closing text. */
  children?: ReactNode;
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
          code={getAddress && <Drawing of={<QrCode address={getAddress} />} />}
          heading="GET THE APP"
          note={
            <>
              {brand.cost} For {facts.systems.ios} and up, {facts.systems.android} and up. You must be{" "}
              {facts.minimumAge} or older. No trackers on this site.{" "}
              <a href="/privacy">How we use your data</a>
            </>
          }
        />
      </Hero>
      <Section>
        <StatRow
          stats={[
            { value: `Over ${facts.activeUsers}`, label: "active users" },
            { value: `Over ${facts.seriousShare}`, label: "of our daters want a serious relationship" },
          ]}
        />
      </Section>
      <Section heading="How It Works" id="how-it-works">
        <Steps
          steps={[
            {
              title: "Create A Profile",
              text: steps.profile,
              illustration: <Drawing of={<CreateProfile />} />,
            },
            {
              title: "Browse Photos",
              text: steps.photos,
              illustration: <Drawing of={<BrowsePhotos />} />,
            },
            {
              title: "Start Communicating",
              text: steps.communication,
              illustration: <Drawing of={<StartCommunicating />} />,
            },
          ]}
        />
      </Section>
      {/* The carousel is the region with this name. */}
      <Section heading={carousel.heading}>
        <Carousel label={carousel.heading} slides={carousel.slides.map(coupleSlide)} />
      </Section>
      {rest.children}
      <CallToAction
        cloth={<Drawing of={<Band size="cloth" />} />}
        heading="Find something real"
        id="find-something-real"
        lead={rest.closing}
      >
        <StoreButtons {...storeLinks(stores)} />
        <ShareButton path={path} />
      </CallToAction>
    </SitePage>
  );
}
