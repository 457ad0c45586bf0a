import { Couple, ManWithFade, WomanWithHeadWrap } from "@matchfront/ui";
import { brand } from "../../../brand.ts";
import { Landing } from "../landing/landing.tsx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { variantGetAddress, variantPath } from "../../shell/paths.ts";
import { mobileApplication } from "../../structured-data/mobile-application.ts";
import { variantSlides } from "./variant-slides.ts";

const { variant } = brand;
const description = `${variant.name} brings Black and African singles together, at home and across the diaspora. Get the app for iOS and Android.`;

export const handle = { loading: "enhanced" } satisfies PageHandle;

export const meta = () =>
  pageMeta({
    title: `${variant.name}, dating for Black and African singles`,
    description,
    path: variantPath,
    app: variant,
    structuredData: [mobileApplication({ app: variant, description, path: variantPath })],
  });

/** The landing page of the Black and African variant, with its own listings and its own QR code. */
export default function VariantPage() {
  return (
    <Landing
      carousel={{ heading: "Why here", slides: variantSlides }}
      getAddress={variantGetAddress}
      closing="Somebody out there hums the same song. Come and find out who."
      opening={{
        eyebrow: "At home and across the diaspora",
        title: `${variant.name}, the #1 dating app for Black singles`,
        lead: "From Lagos to Louisville, from Accra to Atlanta: find somebody who knows where you come from, and would like to know where you are going.",
        illustration: (
          <Couple
            label="A woman in a head wrap and a man, eyes closed, face to face before the sun"
            left={WomanWithHeadWrap}
            right={ManWithFade}
          />
        ),
      }}
      path={variantPath}
      steps={{
        profile:
          "Your photo, your people, your faith, your plans: tell what somebody should know who might share your life.",
        photos:
          "Meet Black and African singles, near you or across the sea. Slide right where you would like to know more.",
        communication:
          "If you both slide right, it is a match, and you can chat. Begin with a private message or an interest.",
      }}
      stores={variant.stores}
    />
  );
}
