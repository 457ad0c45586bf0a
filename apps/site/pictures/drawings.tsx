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
  alt: string;
  drawing: ReactNode;
  /** The background color beside a wide drawing. */
  ground?: string;
};

const drawings: Readonly<Record<string, (messages: SiteMessages) => Drawing>> = {
  "/": ({ pictures }) => ({
    alt: pictures.couple,
    drawing: <Couple left={WomanWithBraids} right={ManWithBeard} />,
    ground: palette.indigo,
  }),
  [variantPath]: ({ pictures }) => ({
    alt: pictures.couple,
    drawing: <Couple left={WomanWithAfro} right={ManWithLocs} />,
    ground: palette.indigo,
  }),
  "/blacks": ({ pictures }) => ({
    alt: pictures.couple,
    drawing: <Couple left={WomanWithHeadWrap} right={ManWithFade} />,
    ground: palette.indigo,
  }),
  "/download": ({ pictures, drawings: { createProfile } }) => ({
    alt: pictures.download,
    drawing: <CreateProfile messages={createProfile} />,
  }),
  "/advertise": ({ pictures, drawings: { exampleAds } }) => ({
    alt: pictures.advertise,
    drawing: <ExampleAds messages={exampleAds} />,
  }),
  "/advertise-form": ({ pictures, drawings: { adFormats } }) => ({
    alt: pictures.advertiseForm,
    drawing: <AdFormats messages={adFormats} />,
    ground: palette.palm,
  }),
  "/partnership": ({ pictures }) => ({
    alt: pictures.partnership,
    drawing: <Audience />,
    ground: palette.indigoDeep,
  }),
  "/ambassadors": ({ pictures, drawings: { startCommunicating } }) => ({
    alt: pictures.ambassadors,
    drawing: <StartCommunicating messages={startCommunicating} />,
  }),
  "/contactus": ({ pictures }) => ({
    alt: pictures.contact,
    drawing: <Portrait ground="sun" person={WomanWithSilverHair} />,
  }),
  "/faq": ({ pictures }) => ({
    alt: pictures.faq,
    drawing: <Portrait ground="palm" person={ManWithGlasses} />,
  }),
  "/safety": ({ pictures }) => ({
    alt: pictures.safety,
    drawing: <Portrait ground="indigo" person={WomanWithHeadWrap} />,
  }),
  "/safetytips": ({ pictures }) => ({ alt: pictures.safetytips, drawing: <BrowsePhotos /> }),
  "/communityguidelines": ({ pictures }) => ({
    alt: pictures.guidelines,
    drawing: <Couple left={WomanWithCornrows} right={ManWithGlasses} />,
    ground: palette.indigo,
  }),
  "/security": ({ pictures }) => ({
    alt: pictures.security,
    drawing: <Portrait ground="indigo" person={ManWithLocs} />,
  }),
  "/accessibility": ({ pictures }) => ({
    alt: pictures.accessibility,
    drawing: <Portrait ground="hibiscus" person={WomanWithAfro} />,
  }),
  "/terms": ({ pictures }) => ({
    alt: pictures.terms,
    drawing: <Portrait ground="clay" person={ManWithWhiteBeard} />,
  }),
  "/privacy": ({ pictures }) => ({
    alt: pictures.privacy,
    drawing: <Portrait ground="palm" person={WomanWithBraids} />,
  }),
  "/policy": ({ pictures }) => ({
    alt: pictures.policy,
    drawing: <Portrait ground="clay" person={ManWithFade} />,
  }),
};

/**
 * Returns a page's drawing in the page's language.
 *
 * @throws Error if the page has none yet
 */
export function drawingOf(path: string): Drawing {
  const drawing = drawings[englishPath(path)];
  if (!drawing) throw new Error(`${path} has no drawing: give it one in pictures/drawings.tsx.`);
  return drawing(getMessages({ pathname: path }));
}
