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
import { useWords } from "../../words/words.ts";
import { carouselLabels } from "../../shell/carousel-labels.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { linkTo } from "../../shell/link-to.tsx";
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
  const { landing: words, components } = useWords();
  return (
    <SitePage nav={<SiteNav current={path} />} stores={stores}>
      {rest.before}
      <Hero band={<Drawing of={<Band seed={1} />} />} answers={<GoodToKnow />} {...opening}>
        <GetTheApp
          {...storeLinks(stores)}
          address={getAddress}
          calls={components.stores}
          scanLabel={components.scan}
          code={
            <Drawing
              of={<QrCode address={getAddress} label={components.qrCode({ address: getAddress })} />}
            />
          }
          heading={words.getTheApp.heading}
          note={words.getTheApp.note({ privacy: linkTo("/privacy") })}
        />
      </Hero>
      <Section heading={words.steps.heading} id="how-it-works">
        <Steps
          steps={[
            {
              title: words.steps.profile,
              text: steps.profile,
              illustration: <Stage ground="indigo" of={<ProfileScreen />} />,
            },
            {
              title: words.steps.photos,
              text: steps.photos,
              illustration: <Stage ground="palm" of={<BrowseScreen />} />,
            },
            {
              title: words.steps.communication,
              text: steps.communication,
              illustration: <Stage ground="clay" of={<ChatScreen />} />,
            },
          ]}
        />
      </Section>
      {/* The carousel is the region with this name. */}
      <Section heading={carousel.heading}>
        <Carousel
          label={carousel.heading}
          labels={carouselLabels(components)}
          slides={carousel.slides.map(storySlide)}
        />
      </Section>
      <CallToAction
        actions={
          <>
            <ButtonLink href={new URL(getAddress).pathname} size="large">
              {words.closing.button}
            </ButtonLink>
            <ShareButton path={path} />
          </>
        }
        cloth={<Drawing of={<Band size="cloth" />} />}
        heading={words.closing.heading}
        id="find-something-real"
        lead={rest.closing}
      />
    </SitePage>
  );
}
