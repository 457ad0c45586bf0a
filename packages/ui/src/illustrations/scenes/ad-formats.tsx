import { Line } from "../../drawing/line.tsx";
import { Bubble } from "../bubble.tsx";
import { Label, type MessagesLike, type WithMessages } from "../picture-texts.tsx";
import { palette } from "../../tokens/tokens.ts";
import { Bag } from "./bag.tsx";
import { Bust, wrap } from "./bust.tsx";
import { Phone } from "./phone.tsx";
import { Scene, type SceneProps } from "./scene.tsx";

const english = {
  /** The offer and button of the full-screen ad. */
  pots: { offer: "Made to order", button: "See more" },
  /** The offer and button of the banner. */
  bags: { offer: "20% off", button: "Visit" },
  /** The messages around the banner. */
  messages: ["Long day?", "The best", "Tell me"],
} as const;

export type AdFormatsMessages = MessagesLike<typeof english>;

/**
 * The two ad formats: a card that fills the screen, and a banner between messages (specification, section 1).
 */
export function AdFormats({ messages = english, ...props }: SceneProps & WithMessages<AdFormatsMessages>) {
  const [first, second, third] = messages.messages;
  return (
    <Scene ground={palette.palm} box="0 0 640 480" texts {...props}>
      <path d="M188 76A168 168 0 0 0 188 412Z" fill={palette.sun} />
      <path d="M452 76A168 168 0 0 1 452 412Z" fill={palette.clay} />
      <Phone transform="translate(188 244) scale(1.15)">
        <rect fill={palette.sun} height="320" rx="20" width="164" x="-82" y="-160" />
        <path d="M-82 40V-140A20 20 0 0 1 -62 -160H62A20 20 0 0 1 82 -140V40Z" fill={palette.hibiscus} />
        <circle cy="-44" fill={palette.sun} r="68" />
        <circle cx="56" cy="-134" fill={palette.shea} r="13" />
        <Line d="M51 -139L61 -129M61 -139L51 -129" stroke={palette.ink} width="4" />
        <Pot transform="translate(0 -20)" />
        <rect fill={palette.clay} height="36" rx="11" width="136" x="-68" y="110" />
        <g fill={palette.ink} fontSize="16" textAnchor="middle">
          <Label at={[0, 72]} size="19" text="Abena’s Pots" />
          <Label at={[0, 95]} text={messages.pots.offer} />
          <Label at={[0, 134]} fill={palette.shea} text={messages.pots.button} />
        </g>
      </Phone>
      <Phone transform="translate(452 244) scale(1.15)">
        <path d="M-82 -108V-140A20 20 0 0 1 -62 -160H62A20 20 0 0 1 82 -140V-108Z" fill={palette.indigo} />
        <circle cx="-54" cy="-134" fill={palette.sun} r="17" />
        <Bust hair={wrap} skin={3} transform="translate(-63.4 -154.2) scale(.063)" wears={palette.shea} />
        <g fill={palette.ink} fontSize="15">
          <Bubble at={[-62, -72]} box={[-72, -94, 98, 34]} lines={[first]} radius={12} />
          <Bubble at={[-4, -29]} box={[-16, -50, 88, 32]} fontSize="14" lines={[second]} radius={12} sent />
          <Bubble at={[-62, 119]} box={[-72, 98, 78, 30]} lines={[third]} radius={12} />
          <rect fill={palette.ink} height="100" rx="18" width="220" x="-110" y="-10" />
          <path d="M-20 -5H94A13 13 0 0 1 107 8V72A13 13 0 0 1 94 85H-20Z" fill={palette.sun} />
          <path d="M-20 -5V85H-94A13 13 0 0 1 -107 72V8A13 13 0 0 1 -94 -5Z" fill={palette.hibiscus} />
          <Bag transform="translate(-63 44) scale(.58)" />
          <rect fill={palette.clay} height="28" rx="9" width="104" x="-10" y="48" />
          <Label at={[-28, -129]} fill={palette.shea} text="Zola" />
          <Label at={[-12, 20]} size="16" text="Adunni Bags" />
          <Label at={[-10, 39]} size="14" text={messages.bags.offer} />
          <Label at={[42, 67]} centered fill={palette.shea} size="14" text={messages.bags.button} />
        </g>
      </Phone>
    </Scene>
  );
}

/** A pot with a woven band, 116 by 120 around 0, 0. */
function Pot({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <path
        d="M-30 -60H30V-44C52 -36 58 -18 58 2C58 36 36 60 0 60C-36 60 -58 36 -58 2C-58 -18 -52 -36 -30 -44Z"
        fill={palette.clay}
      />
      <path d="M-57 -10H57Q59 4 56 20H-56Q-59 4 -57 -10Z" fill={palette.shea} />
      <path
        d="M-40 20L-26 -10H-8L-22 20ZM-4 20L10 -10H28L14 20ZM32 20L46 -10H57Q59 4 56 20Z"
        fill={palette.indigo}
      />
      <Line d="M-36 -60H36" stroke={palette.clayDeep} width="12" />
    </g>
  );
}
