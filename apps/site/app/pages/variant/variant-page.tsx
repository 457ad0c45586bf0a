import { Street } from "@matchfront/ui";
import type { MetaFunction } from "react-router";
import { brand } from "../../../brand.ts";
import { useWords, wordsAt } from "../../../languages/words.ts";
import { Landing } from "../landing/landing.tsx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { variantGetAddress, variantPath } from "../../shell/paths.ts";
import { mobileApplication } from "../../structured-data/mobile-application.ts";
import { variantSlides } from "./variant-slides.tsx";

const { variant } = brand;

export const handle = { loading: "enhanced" } satisfies PageHandle;

export const meta: MetaFunction = ({ location }) => {
  const { head } = wordsAt(location).variant;
  const app = mobileApplication({ app: variant, description: head.description, path: variantPath });
  return pageMeta({ ...head, path: variantPath, app: variant, structuredData: [app] });
};

/** The landing page of the Black and African variant, with its own listings and its own QR code. */
export default function VariantPage() {
  const { opening, drawing, steps, slides, closing } = useWords().variant;
  return (
    <Landing
      carousel={{ heading: slides.heading, slides: variantSlides(slides) }}
      getAddress={variantGetAddress}
      closing={closing}
      opening={{ ...opening, illustration: <Street bleed label={drawing} /> }}
      path={variantPath}
      steps={steps}
      stores={variant.stores}
    />
  );
}
