import { Couple, type CoupleProps } from "@matchfront/ui";
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

type Person = CoupleProps["left"];

const couple = (left: Person, right: Person) => ({
  drawing: <Couple left={left} right={right} />,
  ground: palette.indigo,
});

const drawings: Readonly<Record<string, Drawing>> = {
  "/": { alt: "couple", ...couple(WomanWithBraids, ManWithBeard) },
  [variantPath]: { alt: "couple", ...couple(WomanWithAfro, ManWithLocs) },
  "/blacks": { alt: "couple", ...couple(WomanWithHeadWrap, ManWithFade) },
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
  "/communityguidelines": { alt: "guidelines", ...couple(WomanWithCornrows, ManWithGlasses) },
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
