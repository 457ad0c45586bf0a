import { ReportScreen, SharedSong, Umbrella } from "@matchfront/ui/illustrations";
import type { SiteMessages } from "../../messages/messages.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { ScreenFrame } from "../landing/screen-frame.tsx";
import type { StorySlide } from "../landing/story-slide.tsx";
import { variantScreens } from "./variant-screens.tsx";
import type { LocalizePath } from "../../shell/use-localize-path.ts";

export function variantSlides(messages: SiteMessages, path: LocalizePath): StorySlide[] {
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
