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
    title: "Somebody who shares your values",
    text: "Faith, family, the language you dream in, the food you grew up with: say what matters to you, and see who says the same.",
    left: WomanWithAfro,
    right: ManWithLocs,
  },
  {
    name: "A serious start",
    title: "People who mean it",
    text: `Over ${facts.seriousShare} of our daters look for a serious relationship. You need not explain why you do.`,
    left: ManWithGlasses,
    right: WomanWithHeadWrap,
  },
  {
    name: "Both say yes",
    title: "A chat that both of you want",
    text: "Nobody can write to you out of nowhere. A chat needs a mutual match: you slide right, and so does the other person.",
    left: WomanWithCornrows,
    right: ManWithBeard,
  },
  {
    name: "Yours to end",
    title: "A block that stays",
    text: "Report anybody from the profile or the chat. People you block can never contact you again.",
    link: { label: "How to date safely", href: "/safety" },
    left: ManWithWhiteBeard,
    right: WomanWithSilverHair,
  },
];
