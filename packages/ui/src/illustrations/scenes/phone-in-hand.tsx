import { Curve } from "../../drawing/line.tsx";
import { palette } from "../../tokens/tokens.ts";
import { HeldPhone } from "./held-phone.tsx";
import { Scene, type WideSceneProps } from "./scene.tsx";

/**
 * A hand holds the phone on which the app opens.
 *
 * @example <PhoneInHand label="A hand holds a phone on which the app opens" />
 */
export function PhoneInHand(props: WideSceneProps) {
  return (
    <Scene ground={palette.indigo} strips {...props}>
      <circle cx="240" cy="222" fill={palette.sun} r="184" />
      <HeldPhone
        skin={1}
        sleeve={palette.palm}
        stripes={palette.sun}
        transform="translate(244 208) rotate(5) scale(1.02)"
      >
        <rect fill={palette.hibiscus} height="320" rx="20" width="164" x="-82" y="-160" />
        <path d="M-5-96A58 58 0 0 0-5 20Z" fill={palette.sun} />
        <path d="M5-82A58 58 0 0 1 5 34Z" fill={palette.shea} />
        <Curve d="M0 62V108M-18 92L0 110L18 92M-34 130H34" stroke={palette.shea} rounded width="9" />
      </HeldPhone>
    </Scene>
  );
}
