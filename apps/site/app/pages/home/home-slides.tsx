import { Coffee, FiltersScreen, MatchScreen, ReportScreen } from "@matchfront/ui/illustrations";
import type { SiteMessages } from "../../messages/messages.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { ScreenFrame } from "../landing/screen-frame.tsx";
import type { StorySlide } from "../landing/story-slide.tsx";
import type { LocalizePath } from "../../shell/use-localize-path.ts";

export function homeSlides({ home, drawings }: SiteMessages, path: LocalizePath): StorySlide[] {
  const { values, serious, match, block } = home.slides;
  return [
    { ...values, picture: <Drawing of={<Coffee bleed preserveAspectRatio="xMidYMid" />} /> },
    { ...serious, picture: <ScreenFrame ground="clay" of={<FiltersScreen messages={drawings.filters} />} /> },
    { ...match, picture: <ScreenFrame ground="palm" of={<MatchScreen messages={drawings.match} />} /> },
    {
      ...block,
      link: { label: block.link, href: path("/safety") },
      picture: <ScreenFrame ground="hibiscus" of={<ReportScreen messages={drawings.report} />} />,
    },
  ];
}
