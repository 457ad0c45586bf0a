import {
  Pattern,
  ButtonLink,
  CallToAction,
  DosAndDonts,
  FeatureList,
  Hero,
  Panel,
  Section,
  StatRow,
  Steps,
  chatCircleIcon,
  clockIcon,
  heartIcon,
  mapPinIcon,
  megaphoneIcon,
  usersThreeIcon,
} from "@matchfront/ui";
import {
  AdFormats,
  Audience,
  ExampleAds,
  Partners,
  ProfileScreen,
  Reader,
  SecondLook,
  ShopOwner,
} from "@matchfront/ui/illustrations";
import type { ReactNode } from "react";
import { brand } from "../../../brand.ts";
import { useMessages } from "../../messages/messages.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { linkTo, useLocalizePath } from "../../shell/links.tsx";
import { SitePage } from "../../shell/site-page.tsx";
import { ScreenFrame } from "../landing/screen-frame.tsx";
import { StoryCarousel } from "../landing/story-carousel.tsx";
import { FormatList } from "./format-list.tsx";
import styles from "./advertise-page.module.css";

export default function AdvertisePage() {
  const { advertise: messages, drawings } = useMessages();
  const path = useLocalizePath();
  const { audience, format } = messages.decide;
  const { reasons, banner, steps, talk } = messages;
  const { heading: policyHeading, rules, ...dosAndDonts } = messages.policy;
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
      <Section heading={reasons.heading} id="why-advertise">
        <FeatureList
          className={styles.reasons}
          features={[
            { ...reasons.where, icon: mapPinIcon },
            { ...reasons.who, icon: usersThreeIcon },
            { ...reasons.attention, icon: chatCircleIcon },
            { ...reasons.serious, icon: heartIcon },
            { ...reasons.person, icon: clockIcon },
            { ...reasons.company, icon: megaphoneIcon },
          ]}
        />
      </Section>
      <StoryCarousel
        heading={banner.heading}
        slides={[
          {
            ...banner.message,
            picture: (
              <Drawing
                of={<ExampleAds bleed label={banner.message.drawing} messages={drawings.exampleAds} />}
              />
            ),
          },
          { ...banner.audience, picture: <Drawing of={<SecondLook bleed />} /> },
          { ...banner.request, picture: <Drawing of={<Reader bleed />} />, surface: "indigo-deep" },
        ]}
      />
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
      <Section heading={policyHeading} id="ad-policy">
        <DosAndDonts {...dosAndDonts} />
        <p>{rules({ guidelines: linkTo("/communityguidelines") })}</p>
      </Section>
      <Section heading={steps.heading} id="how-to-start" surface="card">
        <Steps steps={[steps.send, steps.agree, steps.live]} />
      </Section>
      <Section aria-label={talk.title} id="ad-sales">
        <Panel
          actions={
            <ButtonLink href={path("/contactus")} variant="secondary">
              {talk.button}
            </ButtonLink>
          }
          picture={<Drawing of={<Partners bleed />} />}
          pictureSide="start"
          title={talk.title}
        >
          <p>{talk.text({ topic: strong, partnership: linkTo("/partnership") })}</p>
        </Panel>
      </Section>
      <CallToAction
        actions={getStarted}
        pattern={<Drawing of={<Pattern size="full-height" />} />}
        heading={messages.closing}
        id="get-started"
      />
    </SitePage>
  );
}

function Reach() {
  const { advertise, landing, drawings } = useMessages();
  const { heading, users, serious, text } = advertise.reach;
  const label = landing.screens.browse({ name: "Amara", age: 29, place: "Nairobi" });
  return (
    <Section heading={heading} id="audience" surface="card">
      <div className={styles.reach}>
        <div className={styles.picture} data-screen="">
          <ScreenFrame ground="palm" of={<ProfileScreen label={label} messages={drawings.profile} />} />
        </div>
        <div className={styles.words}>
          <StatRow stats={[users, serious]} />
          <p>{text}</p>
        </div>
      </div>
    </Section>
  );
}

function strong(content: ReactNode) {
  return <strong>{content}</strong>;
}
