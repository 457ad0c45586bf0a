import {
  ManWithBeard,
  ManWithGlasses,
  ManWithLocs,
  ManWithWhiteBeard,
  WomanWithAfro,
  WomanWithCornrows,
  WomanWithHeadWrap,
  WomanWithSilverHair,
} from "@matchfront/ui";
import { facts } from "../../../content/facts.ts";
import type { CoupleSlide } from "../landing/couple-slide.tsx";

/** The slides of the home page. */
export const homeSlides: readonly CoupleSlide[] = [
  {
    name: "Shared values",
    title: "Someone who shares your values",
    text: "Faith, family, the language you dream in, the food you grew up with: say what matters to you and see who feels the same.",
    left: WomanWithAfro,
    right: ManWithLocs,
  },
  {
    name: "A serious start",
    title: "People who mean it",
    text: `Over ${facts.seriousShare} of our daters want a serious relationship. Want one too? You won’t have to explain yourself here.`,
    left: ManWithGlasses,
    right: WomanWithHeadWrap,
  },
  {
    name: "Both say yes",
    title: "Only chats you both want",
    text: "No messages out of nowhere. You can only chat once you match: you slide right, and so do they.",
    left: WomanWithCornrows,
    right: ManWithBeard,
  },
  {
    name: "Your call",
    title: "Blocked means blocked",
    text: "Report anyone right from their profile or your chat. People you block can never contact you again.",
    link: { label: "How to date safely", href: "/safety" },
    left: ManWithWhiteBeard,
    right: WomanWithSilverHair,
  },
];
