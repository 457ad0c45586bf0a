import { Coffee, FiltersScreen, MatchScreen, ReportScreen } from "@matchfront/ui";
import { facts } from "../../../content/facts.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { Stage } from "../landing/stage.tsx";
import type { StorySlide } from "../landing/story-slide.tsx";

/** The slides of the home page. */
export const homeSlides: readonly StorySlide[] = [
  {
    name: "Shared values",
    title: "Someone who shares your values",
    text: "Faith, family, the language you dream in, the food you grew up with: say what matters to you and see who feels the same.",
    picture: <Drawing of={<Coffee bleed preserveAspectRatio="xMidYMid" />} />,
  },
  {
    name: "A serious start",
    title: "People who mean it",
    text: `Over ${facts.seriousShare} of our daters want a serious relationship. Want one too? You won’t have to explain yourself here.`,
    picture: <Stage ground="clay" of={<FiltersScreen />} />,
  },
  {
    name: "Both say yes",
    title: "Only chats you both want",
    text: "No messages out of nowhere. You can only chat once you match: you slide right, and so do they.",
    picture: <Stage ground="palm" of={<MatchScreen />} />,
  },
  {
    name: "Your call",
    title: "Blocked means blocked",
    text: "Report anyone right from their profile or your chat. People you block can never contact you again.",
    link: { label: "How to date safely", href: "/safety" },
    picture: <Stage ground="hibiscus" of={<ReportScreen />} />,
  },
];
