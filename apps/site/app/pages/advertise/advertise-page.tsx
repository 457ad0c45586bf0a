import {
  AdFormats,
  Audience,
  Band,
  ButtonLink,
  CallToAction,
  Carousel,
  ExampleAds,
  FeatureList,
  Hero,
  Panel,
  Section,
} from "@matchfront/ui";
import { brand } from "../../../brand.ts";
import { facts } from "../../../content/facts.ts";
import type { PageHandle } from "../../islands/page-loading.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { SitePage } from "../../shell/site-page.tsx";
import styles from "./advertise-page.module.css";
import { bannerSlides } from "./banner-slides.tsx";
import { reasons } from "./reasons.ts";

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
        band={<Band seed={24} />}
        eyebrow="Partnership Program"
        illustration={
          <ExampleAds
            label="A banner for a bag among the messages of a chat"
            preserveAspectRatio="xMidYMid slice"
          />
        }
        lead={`Speak to people while their phone is in their hand and their mind is on good things. ${facts.advertisers} happy advertising customers came before you.`}
        title="Grow Your Business"
      />
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
            <Audience
              label="Six people around a pin, beside switches for place, ethnicity and gender"
              preserveAspectRatio="xMidYMid slice"
            />
          }
          title="The audience"
        >
          <p>
            Location, race, ethnicity, gender: choose one, some or none of them. Without any, your ad is for
            everybody.
          </p>
        </Panel>
        <Panel
          level={3}
          picture={
            <AdFormats
              label="An advert that fills a phone, and one inside its messages"
              preserveAspectRatio="xMidYMid slice"
            />
          }
          pictureSide="start"
          surface="indigo"
          title="The format"
        >
          <p>
            An ad in the app, or a banner inside messages, which stands between the lines of a chat. Or both.
          </p>
        </Panel>
      </Section>
      <CallToAction actions={getStarted} heading="Ready when you are" id="get-started" />
    </SitePage>
  );
}
