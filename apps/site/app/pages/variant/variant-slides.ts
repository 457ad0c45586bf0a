import {
  ManWithBeard,
  ManWithFade,
  ManWithGlasses,
  ManWithLocs,
  WomanWithAfro,
  WomanWithBraids,
  WomanWithCornrows,
  WomanWithSilverHair,
} from "@matchfront/ui";
import { facts } from "../../../content/facts.ts";
import type { CoupleSlide } from "../landing/couple-slide.tsx";

/** The slides of the variant's page. */
export const variantSlides: readonly CoupleSlide[] = [
  {
    name: "Shared roots",
    title: "No need to explain",
    text: "Why you cook for ten, why your mother calls at six, why wash day takes all Saturday. Here, people get it.",
    left: ManWithLocs,
    right: WomanWithCornrows,
  },
  {
    name: "Traditional values",
    title: "Tradition, your way",
    text: "Maybe the elders come first, maybe the playlist does. Say what tradition means to you and meet someone who feels the same.",
    left: WomanWithSilverHair,
    right: ManWithGlasses,
  },
  {
    name: "A serious start",
    title: "Serious, and in good company",
    text: `Over ${facts.activeUsers} active users, and over ${facts.seriousShare} of our daters want a serious relationship.`,
    left: ManWithBeard,
    right: WomanWithBraids,
  },
  {
    name: "Safe to be seen",
    title: "Safe to be seen",
    text: "No one can message you until you both say yes. And a block is permanent.",
    link: { label: "How to date safely", href: "/safety" },
    left: WomanWithAfro,
    right: ManWithFade,
  },
];
