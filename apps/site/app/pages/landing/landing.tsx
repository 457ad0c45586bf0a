import { Pattern, ButtonLink, CallToAction, GetTheApp, Hero, QrCode, Section, Steps } from "@matchfront/ui";
import type { ReactElement, ReactNode } from "react";
import { brand } from "../../../brand.ts";
import { useMessages, type SiteMessages } from "../../messages/messages.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { linkTo, useLocalizePath } from "../../shell/links.tsx";
import { pair } from "../../shell/pair.tsx";
import { storeRedirectPath, variantPath, variantStoreRedirectPath } from "../../shell/paths.ts";
import { ShareButton } from "../../shell/share-button.tsx";
import { SiteNav } from "../../shell/site-nav.tsx";
import { SitePage } from "../../shell/site-page.tsx";
import { storeLinks } from "../../shell/store-links.ts";
import { GoodToKnow } from "./good-to-know.tsx";
import { ScreenFrame } from "./screen-frame.tsx";
import { StoryCarousel, type StorySlide } from "./story-carousel.tsx";

type LandingProps = {
  before?: ReactNode;
  /** The path in English: the home page's or the variant's. */
  path: string;
  messages: Pick<SiteMessages["home"], "opening" | "steps" | "closing"> & { slides: { heading: string } };
  couple: ReactElement;
  screens: { profile: ReactElement; browse: ReactElement; chat: ReactElement };
  slides: readonly StorySlide[];
};

const stepScreens = [
  ["profile", "profile", "indigo"],
  ["photos", "browse", "palm"],
  ["communication", "chat", "clay"],
] as const;

/** Renders the landing page of an app (specification, section 2). */
export function Landing({ path, screens, ...rest }: LandingProps) {
  const { opening, steps, closing, slides } = rest.messages;
  const { landing: messages, components } = useMessages();
  const isVariant = path === variantPath;
  const { stores } = isVariant ? brand.variant : brand;
  const localizedRedirectPath = useLocalizePath()(isVariant ? variantStoreRedirectPath : storeRedirectPath);
  const address = brand.origin + localizedRedirectPath;
  return (
    <SitePage nav={<SiteNav />} stores={stores}>
      {rest.before}
      <Hero
        {...opening}
        title={opening.title({ pair })}
        illustration={rest.couple}
        pattern={<Drawing of={<Pattern seed={1} />} />}
        answers={<GoodToKnow path={path} />}
      >
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
          steps={stepScreens.map(([step, screen, ground]) => ({
            title: messages.steps[step],
            text: steps[step],
            illustration: <ScreenFrame ground={ground} of={screens[screen]} />,
          }))}
        />
      </Section>
      <StoryCarousel heading={slides.heading} slides={rest.slides} />
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
        lead={closing}
      />
    </SitePage>
  );
}
