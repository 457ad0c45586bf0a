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
import { variantPath } from "../../shell/paths.ts";
import { mobileApplication } from "../../shell/structured-data.ts";
import { variantScreens } from "./variant-screens.tsx";

export const meta: MetaFunction = ({ location }) => {
  const { head } = getMessages(location).variant;
  const language = languageOf(location.pathname);
  const path = pathIn(language, variantPath);
  const app = mobileApplication({ app: brand.variant, description: head.description, path });
  return pageMeta(location, { ...head, structuredData: [app] });
};

export default function VariantPage() {
  const messages = useMessages();
  return (
    <Landing
      couple={<Couple label={messages.variant.drawing} left={WomanWithAfro} right={ManWithLocs} />}
      messages={messages.variant}
      path={variantPath}
      screens={variantScreens(messages)}
      slides={variantSlides(messages)}
    />
  );
}

function variantSlides(messages: SiteMessages): StorySlide[] {
  const { roots, tradition, serious, safe } = messages.variant.slides;
  return [
    { ...roots, picture: <Drawing of={<Umbrella bleed />} /> },
    { ...tradition, picture: <Drawing of={<SharedSong bleed />} /> },
    { ...serious, picture: <ScreenFrame ground="palm" of={variantScreens(messages).match} /> },
    {
      ...safe,
      href: "/safety",
      picture: <ScreenFrame ground="hibiscus" of={<ReportScreen messages={messages.drawings.report} />} />,
    },
  ];
}
