import { Coffee, FiltersScreen, MatchScreen, Umbrella } from "@matchfront/ui";
import type { Words } from "../../words/words.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { Stage } from "../landing/stage.tsx";
import type { StorySlide } from "../landing/story-slide.tsx";
import type { PathTo } from "../../shell/use-path.ts";

/** The slides of the variant's page. */
export function variantSlides({ variant, drawings }: Words, path: PathTo): StorySlide[] {
  const { roots, tradition, serious, safe } = variant.slides;
  return [
    { ...roots, picture: <Drawing of={<Umbrella bleed />} /> },
    { ...tradition, picture: <Drawing of={<Coffee bleed preserveAspectRatio="xMidYMid" />} /> },
    { ...serious, picture: <Stage ground="clay" of={<FiltersScreen words={drawings.filters} />} /> },
    {
      ...safe,
      link: { label: safe.link, href: path("/safety") },
      picture: <Stage ground="palm" of={<MatchScreen words={drawings.match} />} />,
    },
  ];
}
