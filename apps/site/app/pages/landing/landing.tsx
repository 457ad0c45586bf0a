import { Pattern, ButtonLink, CallToAction, GetTheApp, Hero, QrCode, Section, Steps } from "@matchfront/ui";
import type { ReactElement, ReactNode } from "react";
import { brand } from "../../../brand.ts";
import { useMessages } from "../../messages/messages.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { linkTo, useLocalizePath } from "../../shell/links.tsx";
import { ShareButton } from "../../shell/share-button.tsx";
import { SiteNav } from "../../shell/site-nav.tsx";
import { SitePage } from "../../shell/site-page.tsx";
import { storeLinks, type Stores } from "../../shell/store-links.ts";
import { GoodToKnow } from "./good-to-know.tsx";
import { ScreenFrame } from "./screen-frame.tsx";
import { StoryCarousel, type StorySlide } from "./story-carousel.tsx";

type LandingProps = {
  before?: ReactNode;
  path: string;
  stores: Stores;
  storeRedirectPath: string;
  opening: { eyebrow: string; title: ReactNode; lead: string; illustration: ReactNode };
  steps: { profile: string; photos: string; communication: string };
  screens: { profile: ReactElement; browse: ReactElement; chat: ReactElement };
  carousel: { heading: string; slides: readonly StorySlide[] };
  closing: string;
};

/** Renders the landing page of an app: the home page or the variant's (specification, section 2). */
export function Landing({
  path,
  stores,
  storeRedirectPath,
  opening,
  steps,
  screens,
  carousel,
  ...rest
}: LandingProps) {
  const { landing: messages, components } = useMessages();
  const localizedRedirectPath = useLocalizePath()(storeRedirectPath);
  const address = brand.origin + localizedRedirectPath;
  return (
    <SitePage nav={<SiteNav />} stores={stores}>
      {rest.before}
      <Hero pattern={<Drawing of={<Pattern seed={1} />} />} answers={<GoodToKnow path={path} />} {...opening}>
        <GetTheApp
          {...storeLinks(stores)}
          address={address}
          actionLabels={components.stores}
          scanLabel={components.scan}
          code={<Drawing of={<QrCode address={address} label={components.qrCode({ address })} />} />}
          heading={messages.getTheApp.heading}
          note={messages.getTheApp.note({ privacy: linkTo("/privacy") })}
        />
      </Hero>
      <Section heading={messages.steps.heading} id="how-it-works">
        <Steps
          steps={[
            {
              title: messages.steps.profile,
              text: steps.profile,
              illustration: <ScreenFrame ground="indigo" of={screens.profile} />,
            },
            {
              title: messages.steps.photos,
              text: steps.photos,
              illustration: <ScreenFrame ground="palm" of={screens.browse} />,
            },
            {
              title: messages.steps.communication,
              text: steps.communication,
              illustration: <ScreenFrame ground="clay" of={screens.chat} />,
            },
          ]}
        />
      </Section>
      <StoryCarousel {...carousel} />
      <CallToAction
        actions={
          <>
            <ButtonLink href={localizedRedirectPath} size="large">
              {messages.closing.button}
            </ButtonLink>
            <ShareButton path={path} />
          </>
        }
        pattern={<Drawing of={<Pattern size="full-height" />} />}
        heading={messages.closing.heading}
        id="find-something-real"
        lead={rest.closing}
      />
    </SitePage>
  );
}
