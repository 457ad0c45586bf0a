import { Couple, ManWithBeard, NoticeBanner, WomanWithBraids } from "@matchfront/ui";
import { brand } from "../../../brand.ts";
import { facts } from "../../../content/facts.ts";
import { Landing } from "../landing/landing.tsx";
import { ChunkFailure } from "../../islands/chunk-failure.tsx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { getAddress } from "../../shell/paths.ts";
import { mobileApplication } from "../../structured-data/mobile-application.ts";
import { organization, webSite } from "../../structured-data/organization.ts";
import { homeSlides } from "./home-slides.tsx";

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

/** The home page; the server also sends it at /resetPhoneNumber/{token}. */
export default function HomePage() {
  return (
    <Landing
      before={
        <>
          {/* Our server shows it at the address of an emailed link, and a static host at /resetPhoneNumber/. */}
          <template data-emailed-link="">
            <NoticeBanner title="Your link needs JavaScript." tone="warning">
              Turn it on in your browser’s settings and open the link from your email again, or use another
              browser. <a href="/contactus">Contact us</a> if that doesn’t help.
            </NoticeBanner>
          </template>
          <ChunkFailure link={{ label: "Contact Us", href: "/contactus" }}>
            We couldn’t open the link from your email.
          </ChunkFailure>
        </>
      }
      carousel={{ heading: "What you’ll find here", slides: homeSlides }}
      closing="It starts with one honest profile: yours."
      getAddress={getAddress}
      opening={{
        eyebrow: "Made for Black and African singles",
        title: "The #1 dating app for Black singles",
        lead: `Over ${facts.activeUsers} active users, and over ${facts.seriousShare} of our daters want a serious relationship. Come meet someone who shares your values.`,
        illustration: (
          <Couple
            label="A woman and a man, eyes closed, face to face in front of the sun"
            left={WomanWithBraids}
            right={ManWithBeard}
          />
        ),
      }}
      path={path}
      steps={{
        profile:
          "Sign in with your phone number, Apple or Facebook. Add a photo of yourself and say what matters to you.",
        photos: "Meet people near you, one at a time. Slide right on anyone you’d like to know better.",
        communication:
          "You both slid right? It’s a match, and now you can chat. Say hello with a private message or an interest, a quick way to show you’d like to know more.",
      }}
      stores={brand.stores}
    />
  );
}
