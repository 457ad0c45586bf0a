import { Line } from "../../drawing/line.tsx";
import { Label, type MessagesLike, type WithMessages } from "../picture-texts.tsx";
import { palette } from "../../tokens/tokens.ts";
import { Bust, bun } from "./bust.tsx";
import { HeldPhone } from "./held-phone.tsx";
import { Scene, type SceneProps } from "./scene.tsx";

const english = {
  /** The label of the button. */
  save: "Save",
} as const;

export type CreateProfileMessages = MessagesLike<typeof english>;

/** Illustrates step 1, "Create A Profile": a hand holds a phone with a profile. */
export function CreateProfile({
  messages = english,
  ...props
}: SceneProps & WithMessages<CreateProfileMessages>) {
  return (
    <Scene ground={palette.palm} texts {...props}>
      <circle cx="240" cy="226" fill={palette.sun} r="188" />
      <HeldPhone
        skin={3}
        sleeve={palette.shea}
        stripes={palette.clay}
        transform="translate(248 208) rotate(6) scale(.96)"
      >
        <rect fill={palette.hibiscus} height="140" rx="12" width="148" x="-74" y="-152" />
        <circle cx="4" cy="-80" fill={palette.sun} r="58" />
        <Bust hair={bun} skin={4} transform="translate(-28 -149) scale(.215)" wears={palette.clay} />
        <circle cx="50" cy="-38" fill={palette.sun} r="18" stroke={palette.hibiscus} strokeWidth="5" />
        <Line d="M50 -46v16M42 -38h16" stroke={palette.ink} width="5" />
        <rect fill={palette.sun} height="36" rx="12" width="124" x="-62" y="106" />
        <g fill={palette.shea} fontSize="16" textAnchor="middle">
          <Label at={[8, 22]} size="22" text="Amara" />
          <Label at={[8, 48]} text="29, Nairobi" />
          <Label at={[0, 130]} fill={palette.ink} text={messages.save} />
        </g>
      </HeldPhone>
    </Scene>
  );
}
