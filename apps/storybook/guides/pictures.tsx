import "./pictures.css";
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
  StartCommunicating,
  WomanWithBraids,
  WomanWithCornrows,
  WomanWithHeadWrap,
} from "@matchfront/ui";

const pairs = [
  { left: WomanWithHeadWrap, right: ManWithGlasses, label: "A woman in a head wrap and a man with glasses" },
  { left: WomanWithCornrows, right: WomanWithBraids, label: "A woman with cornrows and a woman with braids" },
  { left: ManWithFade, right: ManWithBeard, label: "A man with a fade and a man with a beard" },
] as const;

const scenes = [CreateProfile, BrowsePhotos, StartCommunicating, ExampleAds, Audience, AdFormats];

/** Three of the ninety couples that ten people make. */
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

/** All scenes, each with the name of its component. */
export function Scenes() {
  return (
    <div className="guide-pictures">
      {scenes.map((Scene) => (
        <figure className="doc-figure" key={Scene.name}>
          <Scene width="100%" />
          <figcaption>
            <code>{Scene.name}</code>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
