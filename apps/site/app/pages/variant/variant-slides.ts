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
    text: "Why you cook for ten, why your mother calls at six, why hair takes all Saturday. Here people know.",
    left: ManWithLocs,
    right: WomanWithCornrows,
  },
  {
    name: "Traditional values",
    title: "Tradition, in your own measure",
    text: "Perhaps the elders come first, perhaps the playlist does. Say what tradition means to you, and meet somebody who sees it likewise.",
    left: WomanWithSilverHair,
    right: ManWithGlasses,
  },
  {
    name: "A serious start",
    title: "Serious, and in good company",
    text: `Over ${facts.activeUsers} active users, and over ${facts.seriousShare} of our daters look for a serious relationship.`,
    left: ManWithBeard,
    right: WomanWithBraids,
  },
  {
    name: "Safe to be seen",
    title: "Safe to be seen",
    text: "Both of you must say yes before anybody can write. And a block is for good.",
    link: { label: "How to date safely", href: "/safety" },
    left: WomanWithAfro,
    right: ManWithFade,
  },
];
