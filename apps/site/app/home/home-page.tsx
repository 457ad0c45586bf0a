import {
  Band,
  ButtonLink,
  Couple,
  GetTheApp,
  Hero,
  ManWithBeard,
  Section,
  WomanWithBraids,
} from "@matchfront/ui";
import { brand } from "../../brand.ts";
import type { PageHandle } from "../loading/page-loading.ts";
import { pageMeta } from "../shell/page-meta.ts";
import { SitePage } from "../shell/site-page.tsx";

export const handle = { loading: "enhanced" } satisfies PageHandle;

export const meta = () =>
  pageMeta({
    title: "#1 dating app for Black singles",
    description: `${brand.name} is the dating app for Black and African singles who want something real. Over 1.5 million active users, on iOS and Android.`,
    path: "/",
  });

export default function HomePage() {
  return (
    <SitePage>
      <Hero
        band={<Band seed={1} />}
        eyebrow="Find something real"
        illustration={
          <Couple
            label="A woman and a man, eyes closed, face to face before the sun"
            left={WomanWithBraids}
            right={ManWithBeard}
          />
        }
        lead="Over 1.5 million active users, and more than 90% of them want a serious relationship. Come and meet somebody who shares your values."
        title="The #1 dating app for Black singles"
      >
        <GetTheApp
          appleHref={brand.stores.apple}
          googleHref={brand.stores.google}
          heading="GET THE APP"
          note="For iOS 15.4 and up, Android 7.0 and up. You must be 18 or older."
        />
      </Hero>
      <Section heading="A person reads your message" id="contact" layout="split">
        <p>
          Help with the app, the story of two people who met here, or an advertisement: write to us about
          anything.
        </p>
        <ButtonLink href="/contactus" variant="secondary">
          Contact Us
        </ButtonLink>
      </Section>
    </SitePage>
  );
}
