import {
  Pattern,
  ButtonLink,
  CallToAction,
  Carousel,
  DosAndDonts,
  FeatureList,
  Hero,
  Panel,
  Section,
} from "@matchfront/ui";
import { AdFormats, Audience, ExampleAds, Reader, SecondLook, ShopOwner } from "@matchfront/ui/illustrations";
import { brand } from "../../../brand.ts";
import { useMessages, type SiteMessages } from "../../messages/messages.ts";
import { carouselLabels } from "../../shell/carousel-labels.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { linkTo } from "../../shell/link-to.tsx";
import { SitePage } from "../../shell/site-page.tsx";
import { useLocalizePath } from "../../shell/use-localize-path.ts";
import { storySlide, type StorySlide } from "../landing/story-slide.tsx";
import { FormatList } from "./format-list.tsx";
import styles from "./advertise-page.module.css";
import { Reach } from "./reach.tsx";
import { reasons } from "./reasons.ts";
import { RequestSteps } from "./request-steps.tsx";

export { defaultMeta as meta } from "../../shell/default-meta.ts";

export default function AdvertisePage() {
  const { advertise: messages, drawings, components } = useMessages();
  const path = useLocalizePath();
  const { audience, format } = messages.decide;
  const getStarted = (
    <ButtonLink href={path("/advertise-form")} size="large">
      {messages.getStarted}
    </ButtonLink>
  );
  return (
    <SitePage>
      <Hero
        actions={getStarted}
        pattern={<Drawing of={<Pattern seed={24} />} />}
        eyebrow={messages.eyebrow}
        illustration={<ShopOwner bleed label={messages.drawing} messages={drawings.shopOwner} />}
        lead={messages.lead}
        title={messages.title}
      />
      <Reach />
      <Section heading={messages.reasons.heading} id="why-advertise">
        <FeatureList className={styles.reasons} features={reasons(messages.reasons)} />
      </Section>
      {/* No id: the carousel is the landmark with this name. */}
      <Section heading={messages.banner.heading}>
        <Carousel
          label={messages.banner.heading}
          labels={carouselLabels(components)}
          slides={bannerSlides(messages.banner, drawings).map(storySlide)}
        />
      </Section>
      <Section heading={messages.decide.heading} id="panels">
        <Panel
          level={3}
          picture={
            <Drawing of={<Audience bleed label={audience.drawing} preserveAspectRatio="xMidYMid" />} />
          }
          title={audience.title}
        >
          <p>{audience.text}</p>
        </Panel>
        <Panel
          level={3}
          picture={
            <Drawing
              of={
                <AdFormats
                  bleed
                  label={format.drawing}
                  preserveAspectRatio="xMidYMid"
                  messages={drawings.adFormats}
                />
              }
            />
          }
          pictureSide="start"
          surface="indigo"
          title={format.title}
        >
          <p>{format.text}</p>
          <FormatList formats={brand.adFormats} />
        </Panel>
      </Section>
      <AdPolicy />
      <RequestSteps />
      <CallToAction
        actions={getStarted}
        pattern={<Drawing of={<Pattern size="full-height" />} />}
        heading={messages.closing}
        id="get-started"
      />
    </SitePage>
  );
}

function bannerSlides(
  { message, audience, request }: SiteMessages["advertise"]["banner"],
  { exampleAds }: SiteMessages["drawings"],
): StorySlide[] {
  return [
    {
      ...message,
      picture: <Drawing of={<ExampleAds bleed label={message.drawing} messages={exampleAds} />} />,
    },
    { ...audience, picture: <Drawing of={<SecondLook bleed />} /> },
    { ...request, picture: <Drawing of={<Reader bleed />} />, surface: "indigo-deep" },
  ];
}

function AdPolicy() {
  const { heading, rules, ...messages } = useMessages().advertise.policy;
  return (
    <Section heading={heading} id="ad-policy">
      <DosAndDonts {...messages} />
      <p>{rules({ guidelines: linkTo("/communityguidelines") })}</p>
    </Section>
  );
}
