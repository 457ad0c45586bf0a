import { Street } from "@matchfront/ui";
import { brand } from "../../../brand.ts";
import { Landing } from "../landing/landing.tsx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { variantGetAddress, variantPath } from "../../shell/paths.ts";
import { mobileApplication } from "../../structured-data/mobile-application.ts";
import { variantSlides } from "./variant-slides.tsx";

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
      carousel={{ heading: `Why ${variant.name}`, slides: variantSlides }}
      getAddress={variantGetAddress}
      closing="Someone out there is humming the same song. Come find them."
      opening={{
        eyebrow: "At home and across the diaspora",
        title: `${variant.name}, the #1 dating app for Black singles`,
        lead: "From Lagos to Louisville, from Accra to Atlanta: find someone who knows where you come from and wants to know where you’re going.",
        illustration: <Street bleed label="People in a street, young and old, side by side" />,
      }}
      path={variantPath}
      steps={{
        profile: "Your photo, your people, your faith, your plans: share what the right person should know.",
        photos:
          "Meet Black and African singles, near you or across the ocean. Slide right on anyone you’d like to know better.",
        communication:
          "You both slid right? It’s a match, and now you can chat. Say hello with a private message or an interest, a quick way to show you’d like to know more.",
      }}
      stores={variant.stores}
    />
  );
}
