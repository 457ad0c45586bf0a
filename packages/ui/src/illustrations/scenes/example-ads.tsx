import { Curve } from "../../drawing/line.tsx";
import { Bubble } from "../bubble.tsx";
import { Label, type MessagesLike, type WithMessages } from "../picture-texts.tsx";
import { palette } from "../../tokens/tokens.ts";
import { Bag } from "./bag.tsx";
import { Bust, beard } from "./bust.tsx";
import { Scene, type SceneProps } from "./scene.tsx";

const english = {
  /** The offer and button of the banner. */
  bags: { offer: "20% off today", button: "Visit the shop" },
  /** The messages around the banner. */
  messages: ["Have you eaten?", "Not yet!", "Cook with me?", "Yes!"],
} as const;

export type ExampleAdsMessages = MessagesLike<typeof english>;

/**
 * A banner between the messages of two members (specification, section 1).
 *
 * @example <ExampleAds label="A phone with a chat and, between its messages, a banner for a bag" />
 */
export function ExampleAds({ messages = english, ...props }: SceneProps & WithMessages<ExampleAdsMessages>) {
  const [first, second, third, fourth] = messages.messages;
  return (
    <Scene ground={palette.palm} texts {...props}>
      <path d="M240 34A188 188 0 0 0 240 410Z" fill={palette.clay} />
      <path d="M240 70A188 188 0 0 1 240 446Z" fill={palette.sun} />
      <rect fill={palette.ink} height="520" rx="40" width="264" x="108" y="28" />
      <rect fill={palette.indigoDeep} height="500" rx="28" width="240" x="120" y="40" />
      <path d="M120 104V68A28 28 0 0 1 148 40H332A28 28 0 0 1 360 68V104Z" fill={palette.indigo} />
      <Curve d="M146 62L136 72L146 82" stroke={palette.shea} rounded width="5" />
      <circle cx="184" cy="74" fill={palette.sun} r="22" />
      <Bust hair={beard} skin={1} transform="translate(171.8 47.9) scale(.0815)" wears={palette.shea} />
      <Label at={[218, 81]} fill={palette.shea} size="20" text="Tunde" />
      <g fill={palette.ink} fontSize="17">
        <Bubble at={[152, 154]} box={[136, 122, 172, 52]} lines={[first]} radius={16} />
        <Bubble at={[258, 211]} box={[240, 184, 104, 42]} lines={[second]} radius={16} sent />
        <rect fill={palette.ink} height="148" rx="24" width="328" x="76" y="236" />
        <path d="M210 242H380A18 18 0 0 1 398 260V360A18 18 0 0 1 380 378H210Z" fill={palette.sun} />
        <path d="M210 242V378H100A18 18 0 0 1 82 360V260A18 18 0 0 1 100 242Z" fill={palette.hibiscus} />
        <Bag transform="translate(146 315) scale(.86)" />
        <rect fill={palette.clay} height="42" rx="12" width="158" x="224" y="324" />
        <Bubble at={[152, 424]} box={[136, 396, 156, 44]} lines={[third]} radius={16} />
        <Bubble at={[272, 474]} box={[248, 450, 96, 46]} lines={[fourth]} radius={16} sent />
        <Label at={[224, 276]} size="23" text="Adunni Bags" />
        <Label at={[224, 304]} text={messages.bags.offer} />
        <Label at={[303, 351]} centered fill={palette.shea} text={messages.bags.button} />
      </g>
    </Scene>
  );
}
