import { Couple } from "@matchfront/ui";
import {
  AdFormats,
  Audience,
  BrowsePhotos,
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
} from "@matchfront/ui/illustrations";
import type { ReactNode } from "react";
import { variantPath } from "../app/shell/paths.ts";
import { getMessages, type SiteMessages } from "../app/messages/messages.ts";
import { englishPath } from "@matchfront/locales/routing";
import { theme } from "../theme.ts";

const { palette } = theme;

type Drawing = {
  alt: Exclude<keyof SiteMessages["pictures"], "alt">;
  drawing: ReactNode | ((messages: SiteMessages["drawings"]) => ReactNode);
  /** The background color beside a wide drawing. */
  ground?: string;
};

const drawings: Readonly<Record<string, Drawing>> = {
  "/": {
    alt: "couple",
    drawing: <Couple left={WomanWithBraids} right={ManWithBeard} />,
    ground: palette.indigo,
  },
  [variantPath]: {
    alt: "couple",
    drawing: <Couple left={WomanWithAfro} right={ManWithLocs} />,
    ground: palette.indigo,
  },
  "/blacks": {
    alt: "couple",
    drawing: <Couple left={WomanWithHeadWrap} right={ManWithFade} />,
    ground: palette.indigo,
  },
  "/download": {
    alt: "download",
    drawing: ({ createProfile }) => <CreateProfile messages={createProfile} />,
  },
  "/advertise": { alt: "advertise", drawing: ({ exampleAds }) => <ExampleAds messages={exampleAds} /> },
  "/advertise-form": {
    alt: "advertiseForm",
    drawing: ({ adFormats }) => <AdFormats messages={adFormats} />,
    ground: palette.palm,
  },
  "/partnership": { alt: "partnership", drawing: <Audience />, ground: palette.indigoDeep },
  "/ambassadors": {
    alt: "ambassadors",
    drawing: ({ startCommunicating }) => <StartCommunicating messages={startCommunicating} />,
  },
  "/contactus": { alt: "contact", drawing: <Portrait ground="sun" person={WomanWithSilverHair} /> },
  "/faq": { alt: "faq", drawing: <Portrait ground="palm" person={ManWithGlasses} /> },
  "/safety": { alt: "safety", drawing: <Portrait ground="indigo" person={WomanWithHeadWrap} /> },
  "/safetytips": { alt: "safetytips", drawing: <BrowsePhotos /> },
  "/communityguidelines": {
    alt: "guidelines",
    drawing: <Couple left={WomanWithCornrows} right={ManWithGlasses} />,
    ground: palette.indigo,
  },
  "/security": { alt: "security", drawing: <Portrait ground="indigo" person={ManWithLocs} /> },
  "/accessibility": { alt: "accessibility", drawing: <Portrait ground="hibiscus" person={WomanWithAfro} /> },
  "/terms": { alt: "terms", drawing: <Portrait ground="clay" person={ManWithWhiteBeard} /> },
  "/privacy": { alt: "privacy", drawing: <Portrait ground="palm" person={WomanWithBraids} /> },
  "/policy": { alt: "policy", drawing: <Portrait ground="clay" person={ManWithFade} /> },
};

export function drawingOf(path: string) {
  const known = drawings[englishPath(path)];
  if (!known) throw new Error(`${path} has no drawing: give it one in pictures/drawings.tsx.`);
  const messages = getMessages({ pathname: path });
  const { alt, drawing, ...rest } = known;
  return {
    ...rest,
    alt: messages.pictures[alt],
    drawing: typeof drawing === "function" ? drawing(messages.drawings) : drawing,
  };
}
