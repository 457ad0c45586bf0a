import { Curve, Line } from "../../drawing/line.tsx";
import { FrontHead } from "../../figure/front-head.tsx";
import { Label, type MessagesLike, type WithMessages } from "../picture-texts.tsx";
import { palette, skins } from "../../tokens/tokens.ts";
import { Bag } from "./bag.tsx";
import { Scene, type WideSceneProps } from "./scene.tsx";

const english = {
  /** The text on her phone, at most seven letters. */
  offer: "20% off",
} as const;

export type ShopOwnerMessages = MessagesLike<typeof english>;

/**
 * A shop owner shows her ad on a phone, in front of the cloth that she sells.
 *
 * @example <ShopOwner label="A shop owner shows her ad for a bag on a phone" />
 */
export function ShopOwner({
  messages = english,
  ...props
}: WideSceneProps & WithMessages<ShopOwnerMessages>) {
  return (
    <Scene ground={palette.indigo} strips texts {...props}>
      <path d="M-56 120H536M-56 262H536" stroke={palette.indigoDeep} strokeWidth="14" />
      {[-40, 356].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M0 99H112M0 241H112" stroke={palette.clay} strokeWidth="26" />
          <path d="M8 73H120M8 215H120" stroke={palette.sun} strokeWidth="26" />
          <path d="M-4 47H106M-4 189H106" stroke={palette.hibiscus} strokeWidth="26" />
        </g>
      ))}
      <circle cx="212" cy="220" fill={palette.sun} r="170" />
      <g transform="translate(200 196) scale(1.1)">
        <FrontHead skin={1}>
          <path
            d="M-52-18C-82-58-76-120-22-118C-6-140 66-132 74-88C78-56 64-36 52-18C40-44-40-44-52-18Z"
            fill={palette.hibiscus}
          />
          <path d="M-52-18C-40-44 40-44 52-18L56-34C40-62-40-62-58-34Z" fill={palette.clay} />
          <Curve
            d="M-44-62C-20-84 20-96 66-104M-20-70C10-84 40-86 72-80"
            flat
            stroke={palette.sun}
            width="5"
          />
          <Curve
            d="M-37 0A15 15 0 0 1-7 0A15 15 0 0 1-37 0ZM7 0A15 15 0 0 1 37 0A15 15 0 0 1 7 0ZM-7 0Q0-7 7 0"
            flat
            stroke={palette.shea}
            width="3.5"
          />
        </FrontHead>
        <path
          d="M-42 97C-96 104-138 124-144 190L-146 300H146L144 190C138 124 96 104 42 97Q0 150-42 97Z"
          fill={palette.calabash}
        />
        <path d="M-42 97Q0 150 42 97L54 99Q0 176-54 99ZM-20 140H20V300H-20Z" fill={palette.palm} />
        <path d="M-20 164H20M-20 184H20M-20 204H20M-20 224H20" stroke={palette.sun} strokeWidth="7" />
      </g>
      <Curve d="M300 350L360 410 386 350" stroke={palette.calabash} rounded width="58" />
      <path d="M370 330L410 334L400 280H364Z" fill={skins[1]} />
      <path d="M-120 424H600V480H-120Z" fill={palette.clay} />
      <path d="M-120 424H600" stroke={palette.clayDeep} strokeWidth="16" />
      <g transform="translate(376 210) rotate(6)">
        <path d="M-30 60H56V120H-20C-40 110-44 84-30 60Z" fill={skins[1]} />
        <rect fill={palette.ink} height="208" rx="20" width="120" x="-60" y="-112" />
        <rect fill={palette.sun} height="188" rx="12" width="104" x="-52" y="-102" />
        <path d="M-52 40H52V74Q52 86 40 86H-40Q-52 86-52 74Z" fill={palette.shea} />
        <Bag transform="translate(0 -28) scale(.72)" />
        <Label at={[0, 70]} centered fill={palette.ink} size="21" text={messages.offer} />
        <Line d="M56 10h8M58 32h8M58 54h8M56 76h8" stroke={skins[1]} width="18" />
        <Line d="M-50 104L-58 56" stroke={skins[1]} width="22" />
      </g>
    </Scene>
  );
}
