import {
  AdFormats,
  Audience,
  BrowsePhotos,
  Couple,
  CreateProfile,
  ExampleAds,
  ManWithBeard,
  ManWithFade,
  ManWithGlasses,
  ManWithLocs,
  ManWithWhiteBeard,
  Portrait,
  StartCommunicating,
  WomanWithAfro,
  WomanWithBraids,
  WomanWithCornrows,
  WomanWithHeadWrap,
  WomanWithSilverHair,
} from "@matchfront/ui";
import type { ReactNode } from "react";
import { variantPath } from "../app/shell/paths.ts";
import { theme } from "../theme.ts";

const { palette } = theme;

type Drawing = {
  alt: string;
  drawing: ReactNode;
  /** The background colour around a drawing that is wider than high. */
  ground?: string;
};

const couple = "a woman and a man, face to face in front of the sun";

/** The drawing beside the title, by the page's path. */
const drawings: Record<string, Drawing> = {
  "/": {
    alt: couple,
    drawing: <Couple left={WomanWithBraids} right={ManWithBeard} />,
    ground: palette.indigo,
  },
  [variantPath]: {
    alt: couple,
    drawing: <Couple left={WomanWithAfro} right={ManWithLocs} />,
    ground: palette.indigo,
  },
  "/blacks": {
    alt: couple,
    drawing: <Couple left={WomanWithHeadWrap} right={ManWithFade} />,
    ground: palette.indigo,
  },
  "/download": { alt: "a profile being created on a phone", drawing: <CreateProfile /> },
  "/advertise": { alt: "an ad for a bag among the messages in a chat", drawing: <ExampleAds /> },
  "/advertise-form": { alt: "ads on two phones", drawing: <AdFormats />, ground: palette.palm },
  "/partnership": { alt: "people around a map pin", drawing: <Audience />, ground: palette.indigoDeep },
  "/ambassadors": { alt: "two people exchanging messages", drawing: <StartCommunicating /> },
  "/contactus": {
    alt: "a woman with silver hair",
    drawing: <Portrait ground="sun" person={WomanWithSilverHair} />,
  },
  "/faq": { alt: "a man with glasses", drawing: <Portrait ground="palm" person={ManWithGlasses} /> },
  "/safety": {
    alt: "a woman with a head wrap",
    drawing: <Portrait ground="indigo" person={WomanWithHeadWrap} />,
  },
  "/safetytips": { alt: "a hand sliding a photo aside", drawing: <BrowsePhotos /> },
  "/communityguidelines": {
    alt: "two people, face to face in front of the sun",
    drawing: <Couple left={WomanWithCornrows} right={ManWithGlasses} />,
    ground: palette.indigo,
  },
  "/security": { alt: "a man with locs", drawing: <Portrait ground="indigo" person={ManWithLocs} /> },
  "/accessibility": {
    alt: "a woman with an afro",
    drawing: <Portrait ground="hibiscus" person={WomanWithAfro} />,
  },
  "/terms": {
    alt: "a man with a white beard",
    drawing: <Portrait ground="clay" person={ManWithWhiteBeard} />,
  },
  "/privacy": { alt: "a woman with braids", drawing: <Portrait ground="palm" person={WomanWithBraids} /> },
  "/policy": { alt: "a man with a fade", drawing: <Portrait ground="clay" person={ManWithFade} /> },
};

/**
 * The drawing of a page.
 *
 * @throws Error if the page has none yet
 */
export function drawingOf(path: string): Drawing {
  const drawing = drawings[path];
  if (!drawing) throw new Error(`${path} has no drawing: give it one in pictures/drawings.tsx.`);
  return drawing;
}
