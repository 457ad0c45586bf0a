import { Couple } from "@matchfront/ui";
import { ManWithLocs, WomanWithAfro } from "@matchfront/ui/illustrations";
import type { MetaFunction } from "react-router";
import { brand } from "../../../brand.ts";
import { languageOf, pathIn } from "@matchfront/locales/routing";
import { useMessages, getMessages } from "../../messages/messages.ts";
import { Landing } from "../landing/landing.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { pair } from "../../shell/pair.tsx";
import { variantStoreRedirectPath, variantPath } from "../../shell/paths.ts";
import { useLocalizePath } from "../../shell/use-localize-path.ts";
import { mobileApplication } from "../../structured-data/mobile-application.ts";
import { variantScreens } from "./variant-screens.tsx";
import { variantSlides } from "./variant-slides.tsx";

const { variant } = brand;

export const meta: MetaFunction = ({ location }) => {
  const { head } = getMessages(location).variant;
  const language = languageOf(location.pathname);
  const path = pathIn(language, variantPath);
  const app = mobileApplication({ app: variant, description: head.description, path });
  return pageMeta(location, { ...head, app: variant, structuredData: [app] });
};

export default function VariantPage() {
  const messages = useMessages();
  const { opening, drawing, steps, slides, closing } = messages.variant;
  const path = useLocalizePath();
  return (
    <Landing
      carousel={{ heading: slides.heading, slides: variantSlides(messages, path) }}
      storeRedirectPath={variantStoreRedirectPath}
      closing={closing}
      opening={{
        ...opening,
        title: opening.title({ pair }),
        illustration: <Couple label={drawing} left={WomanWithAfro} right={ManWithLocs} />,
      }}
      path={variantPath}
      screens={variantScreens(messages)}
      steps={steps}
      stores={variant.stores}
    />
  );
}
