import {
  AdFormats,
  Audience,
  Band,
  ButtonLink,
  CallToAction,
  Carousel,
  FeatureList,
  Hero,
  Panel,
  Section,
  ShopOwner,
} from "@matchfront/ui";
import { brand } from "../../../brand.ts";
import { facts } from "../../../content/facts.ts";
import type { PageHandle } from "../../islands/page-loading.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { SitePage } from "../../shell/site-page.tsx";
import { FormatList } from "./format-list.tsx";
import { AdPolicy } from "./ad-policy.tsx";
import styles from "./advertise-page.module.css";
import { bannerSlides } from "./banner-slides.tsx";
import { Reach } from "./reach.tsx";
import { reasons } from "./reasons.ts";
import { RequestSteps } from "./request-steps.tsx";

export const handle = { loading: "enhanced" } satisfies PageHandle;

export const meta = () =>
  pageMeta({
    title: "Advertise with us",
    description: `Grow your business with ads in the ${brand.name} apps and banners inside messages, shown to the people you want to reach.`,
    path: "/advertise",
  });

const getStarted = (
  <ButtonLink href="/advertise-form" size="large">
    Get Started
  </ButtonLink>
);

export default function AdvertisePage() {
  return (
    <SitePage>
      <Hero
        actions={getStarted}
        band={<Drawing of={<Band seed={24} />} />}
        eyebrow="Partnership Program"
        illustration={<ShopOwner bleed label="A shop owner shows her ad for a bag on a phone" />}
        lead={`Reach people while their phone is in their hand and they’re in a good mood. Join ${facts.advertisers} happy advertising customers.`}
        title="Grow Your Business"
      />
      <Reach />
      <Section heading="Why Advertise" id="why-advertise">
        <FeatureList className={styles.reasons} features={reasons} />
      </Section>
      {/* The carousel is the region with this name. */}
      <Section heading="How a banner ad works">
        <Carousel label="How a banner ad works" slides={bannerSlides} />
      </Section>
      <Section heading="Two things to decide" id="panels">
        <Panel
          level={3}
          picture={
            <Drawing
              of={
                <Audience
                  bleed
                  label="Six people around a map pin, beside switches for location, ethnicity and gender"
                  preserveAspectRatio="xMidYMid"
                />
              }
            />
          }
          title="Your audience"
        >
          <p>Location, race, ethnicity, gender: choose any of them. Choose none and everyone sees it.</p>
        </Panel>
        <Panel
          level={3}
          picture={
            <Drawing
              of={
                <AdFormats
                  bleed
                  label="An ad that fills a phone screen, and one inside its messages"
                  preserveAspectRatio="xMidYMid"
                />
              }
            />
          }
          pictureSide="start"
          surface="indigo"
          title="Your format"
        >
          <p>Choose one, or both.</p>
          <FormatList formats={brand.adFormats} />
        </Panel>
      </Section>
      <AdPolicy />
      <RequestSteps />
      <CallToAction
        actions={getStarted}
        cloth={<Drawing of={<Band size="cloth" />} />}
        heading="Ready when you are"
        id="get-started"
      />
    </SitePage>
  );
}
