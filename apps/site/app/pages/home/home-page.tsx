import { ButtonLink, Couple, ManWithBeard, NoticeBanner, Section, WomanWithBraids } from "@matchfront/ui";
import { brand } from "../../../brand.ts";
import { facts } from "../../../content/facts.ts";
import { Landing } from "../landing/landing.tsx";
import { ChunkFailure } from "../../islands/chunk-failure.tsx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { getAddress } from "../../shell/paths.ts";
import { mobileApplication } from "../../structured-data/mobile-application.ts";
import { organization, webSite } from "../../structured-data/organization.ts";
import { homeSlides } from "./home-slides.ts";

const path = "/";
const description = `${brand.name} is the dating app for Black and African singles who want something real. Over ${facts.activeUsers} active users, on iOS and Android.`;

export const handle = { loading: "enhanced" } satisfies PageHandle;

export const meta = () =>
  pageMeta({
    title: "#1 dating app for Black singles",
    description,
    path,
    structuredData: [organization(), webSite(), mobileApplication({ app: brand, description, path })],
  });

/** The home page; the server shows it at /resetPhoneNumber/{token} as well. */
export default function HomePage() {
  return (
    <Landing
      before={
        <>
          {/* Our server shows it at the address of an emailed link, and a static host at /resetPhoneNumber/. */}
          <template data-emailed-link="">
            <NoticeBanner title="Your link needs JavaScript." tone="warning">
              Switch it on in your browser’s settings and open the link from your email again, or use another
              browser. <a href="/contactus">Contact Us</a> if that does not help.
            </NoticeBanner>
          </template>
          <ChunkFailure link={{ label: "Contact Us", href: "/contactus" }}>
            Your emailed link could not be opened.
          </ChunkFailure>
        </>
      }
      carousel={{ heading: "What you will find here", slides: homeSlides }}
      closing="It begins with one honest profile. Yours."
      getAddress={getAddress}
      opening={{
        eyebrow: "Made for Black and African singles",
        title: "The #1 dating app for Black singles",
        lead: `Over ${facts.activeUsers} active users, and over ${facts.seriousShare} of our daters want a serious relationship. Come and meet somebody who shares your values.`,
        illustration: (
          <Couple
            label="A woman and a man, eyes closed, face to face before the sun"
            left={WomanWithBraids}
            right={ManWithBeard}
          />
        ),
      }}
      path={path}
      steps={{
        profile:
          "Sign in with your phone number, Apple or Facebook. Add a photo of your own face, and say what matters to you.",
        photos: "Meet people near you, one at a time. Slide right where you would like to know more.",
        communication:
          "Have you both slid right? That is a match, and only then can you chat. Begin with a private message or an interest.",
      }}
      stores={brand.stores}
    >
      <Section heading="A person reads your message" id="contact" layout="split">
        <p>
          Help with the app, the story of how the two of you met, an advertisement: write to us about
          anything.
        </p>
        <ButtonLink href="/contactus" variant="secondary">
          Contact Us
        </ButtonLink>
      </Section>
    </Landing>
  );
}
