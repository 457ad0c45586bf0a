import { Label, type MessagesLike, type WithMessages } from "../picture-texts.tsx";
import { palette } from "../../tokens/tokens.ts";
import { Bust, locs, wrap } from "./bust.tsx";
import { Scene, type WideSceneProps } from "./scene.tsx";

const english = {
  /** The private message: one short word. */
  hello: "Hello!",
} as const;

export type StartCommunicatingMessages = MessagesLike<typeof english>;

/** Illustrates step 3, "Start Communicating": a member sends a private message, the other an interest. */
export function StartCommunicating({
  messages = english,
  ...props
}: WideSceneProps & WithMessages<StartCommunicatingMessages>) {
  return (
    <Scene ground={palette.indigo} strips texts {...props}>
      <circle cx="240" cy="226" fill={palette.sun} r="188" />
      <Bust base="open" hair={locs} skin={2} transform="translate(8 220) scale(.52)" wears={palette.clay} />
      <Bust base="open" hair={wrap} skin={4} transform="matrix(-.52 0 0 .52 472 220)" wears={palette.palm} />
      <g transform="translate(0 8)">
        <path
          d="M234 44A98 98 0 0 0 145.9 185Q144 206 134 226Q160 222 171 217.1A98 98 0 0 0 234 240Z"
          fill={palette.shea}
        />
        <path
          d="M246 66A98 98 0 0 1 334.1 207Q336 228 346 248Q320 244 309 239.1A98 98 0 0 1 246 262Z"
          fill={palette.hibiscus}
        />
        <Label at={[188, 152]} centered fill={palette.ink} size="28" text={messages.hello} />
        <path
          d="M294 210C268 192 256 178 256 160C256 138 285 132 294 152C303 132 332 138 332 160C332 178 320 192 294 210Z"
          fill={palette.shea}
        />
      </g>
    </Scene>
  );
}
