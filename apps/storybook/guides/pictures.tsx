import "./pictures.css";
import { Couple } from "@matchfront/ui";
import {
  AdFormats,
  Audience,
  BrowsePhotos,
  BrowseScreen,
  ChatScreen,
  Coffee,
  CreateProfile,
  Creator,
  ExampleAds,
  FiltersScreen,
  ManWithBeard,
  ManWithFade,
  ManWithGlasses,
  MatchScreen,
  Meetings,
  Partners,
  PhoneInHand,
  ProfileScreen,
  Reader,
  ReportScreen,
  SecondLook,
  SharedSong,
  ShopOwner,
  StartCommunicating,
  Street,
  Umbrella,
  WomanWithBraids,
  WomanWithCornrows,
  WomanWithHeadWrap,
} from "@matchfront/ui/illustrations";
import type { ComponentType } from "react";

const pairs = [
  { left: WomanWithHeadWrap, right: ManWithGlasses, label: "A woman in a head wrap and a man with glasses" },
  { left: WomanWithCornrows, right: WomanWithBraids, label: "A woman with cornrows and a woman with braids" },
  { left: ManWithFade, right: ManWithBeard, label: "A man with a fade and a man with a beard" },
] as const;

const screens = [ProfileScreen, BrowseScreen, MatchScreen, ChatScreen, FiltersScreen, ReportScreen];

const scenes = [
  CreateProfile,
  BrowsePhotos,
  StartCommunicating,
  ExampleAds,
  Audience,
  AdFormats,
  SharedSong,
  ShopOwner,
  Creator,
  Partners,
  Reader,
  Coffee,
  Umbrella,
  SecondLook,
  PhoneInHand,
  Street,
  Meetings,
];

export function Pairs() {
  return (
    <div className="guide-pictures">
      {pairs.map((pair) => (
        <div className="guide-picture" data-surface="indigo" key={pair.label}>
          <Couple {...pair} />
        </div>
      ))}
    </div>
  );
}

export function Scenes() {
  return <Named pictures={scenes} />;
}

export function Screens() {
  return <Named pictures={screens} />;
}

function Named({ pictures }: { pictures: readonly ComponentType<{ width: string }>[] }) {
  return (
    <div className="guide-pictures">
      {pictures.map((Picture) => (
        <figure className="doc-figure" key={Picture.name}>
          <Picture width="100%" />
          <figcaption>
            <code>{Picture.name}</code>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
