import { Coffee, FiltersScreen, MatchScreen, Umbrella } from "@matchfront/ui";
import { facts } from "../../../content/facts.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { Stage } from "../landing/stage.tsx";
import type { StorySlide } from "../landing/story-slide.tsx";

/** The slides of the variant's page. */
export const variantSlides: readonly StorySlide[] = [
  {
    name: "Shared roots",
    title: "No need to explain",
    text: "Why you cook for ten, why your mother calls at six, why wash day takes all Saturday. Here, people get it.",
    picture: <Drawing of={<Umbrella bleed />} />,
  },
  {
    name: "Traditional values",
    title: "Tradition, your way",
    text: "Maybe the elders come first, maybe the playlist does. Say what tradition means to you and meet someone who feels the same.",
    picture: <Drawing of={<Coffee bleed preserveAspectRatio="xMidYMid" />} />,
  },
  {
    name: "A serious start",
    title: "Serious, and in good company",
    text: `Over ${facts.activeUsers} active users, and over ${facts.seriousShare} of our daters want a serious relationship.`,
    picture: <Stage ground="clay" of={<FiltersScreen />} />,
  },
  {
    name: "Safe to be seen",
    title: "Safe to be seen",
    text: "No one can message you until you both say yes. And a block is permanent.",
    link: { label: "How to date safely", href: "/safety" },
    picture: <Stage ground="palm" of={<MatchScreen />} />,
  },
];
