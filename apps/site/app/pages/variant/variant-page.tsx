import { Couple } from "@matchfront/ui";
import { ManWithLocs, ReportScreen, SharedSong, Umbrella, WomanWithAfro } from "@matchfront/ui/illustrations";
import type { MetaFunction } from "react-router";
import { brand } from "../../../brand.ts";
import { languageOf, pathIn } from "@matchfront/locales/routing";
import { useMessages, getMessages, type SiteMessages } from "../../messages/messages.ts";
import { Landing } from "../landing/landing.tsx";
import { ScreenFrame } from "../landing/screen-frame.tsx";
import type { StorySlide } from "../landing/story-carousel.tsx";
import { Drawing } from "../../shell/drawing.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { pair } from "../../shell/pair.tsx";
import { variantStoreRedirectPath, variantPath } from "../../shell/paths.ts";
import { type LocalizePath, useLocalizePath } from "../../shell/links.tsx";
import { mobileApplication } from "../../shell/structured-data.ts";
import { variantScreens } from "./variant-screens.tsx";

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

function variantSlides(messages: SiteMessages, path: LocalizePath): StorySlide[] {
  const { roots, tradition, serious, safe } = messages.variant.slides;
  return [
    { ...roots, picture: <Drawing of={<Umbrella bleed />} /> },
    { ...tradition, picture: <Drawing of={<SharedSong bleed />} /> },
    { ...serious, picture: <ScreenFrame ground="palm" of={variantScreens(messages).match} /> },
    {
      ...safe,
      link: { label: safe.link, href: path("/safety") },
      picture: <ScreenFrame ground="hibiscus" of={<ReportScreen messages={messages.drawings.report} />} />,
    },
  ];
}
