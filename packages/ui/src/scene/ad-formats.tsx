import { palette } from "../tokens/tokens.ts";
import { Bag } from "./bag.tsx";
import { Bust } from "./bust.tsx";
import { Phone } from "./phone.tsx";
import { Scene, type SceneProps } from "./scene.tsx";

/**
 * The two ad formats: a card that fills the screen, and a banner inside messages (specification, section 1).
 *
 * @example <AdFormats />
 */
export function AdFormats(props: SceneProps) {
  return (
    <Scene ground={palette.calabash} wide={640} {...props}>
      <path d="M188 76A168 168 0 0 0 188 412Z" fill={palette.palm} />
      <path d="M452 76A168 168 0 0 1 452 412Z" fill={palette.clay} />
      <Phone transform="translate(188 244) scale(1.15)">
        <rect fill={palette.sun} height="320" rx="20" width="164" x="-82" y="-160" />
        <path d="M-82 40V-140A20 20 0 0 1 -62 -160H62A20 20 0 0 1 82 -140V40Z" fill={palette.indigo} />
        <circle cy="-44" fill={palette.sun} r="68" />
        <circle cx="56" cy="-134" fill={palette.shea} r="13" />
        <path
          d="M51 -139L61 -129M61 -139L51 -129"
          stroke={palette.ink}
          strokeLinecap="round"
          strokeWidth="4"
        />
        <Pot transform="translate(0 -20)" />
        <path d="M-50 68H50" stroke={palette.ink} strokeLinecap="round" strokeWidth="12" />
        <path d="M-36 90H36" stroke={palette.bark} strokeLinecap="round" strokeWidth="8" />
        <rect fill={palette.clay} height="32" rx="11" width="120" x="-60" y="110" />
        <path d="M-20 126H20" stroke={palette.shea} strokeLinecap="round" strokeWidth="8" />
      </Phone>
      <Phone transform="translate(452 244) scale(1.15)">
        <path d="M-82 -108V-140A20 20 0 0 1 -62 -160H62A20 20 0 0 1 82 -140V-108Z" fill={palette.indigo} />
        <circle cx="-54" cy="-134" fill={palette.sun} r="17" />
        <Bust hair="wrap" skin={3} transform="translate(-63.4 -154.2) scale(.063)" wears={palette.shea} />
        <path d="M-24 -134H24" stroke={palette.shea} strokeLinecap="round" strokeWidth="8" />
        <path
          d="M-60 -94H14A12 12 0 0 1 26 -82V-72A12 12 0 0 1 14 -60H-72V-82A12 12 0 0 1 -60 -94Z"
          fill={palette.calabash}
        />
        <path
          d="M2 -48H60A12 12 0 0 1 72 -36V-18H2A12 12 0 0 1 -10 -30V-36A12 12 0 0 1 2 -48Z"
          fill={palette.indigo}
        />
        <path
          d="M-60 98H-6A12 12 0 0 1 6 110V116A12 12 0 0 1 -6 128H-72V110A12 12 0 0 1 -60 98Z"
          fill={palette.calabash}
        />
        <path d="M-56 -77H8M-56 113H-12" stroke={palette.bark} strokeLinecap="round" strokeWidth="6" />
        <path d="M8 -33H54" stroke={palette.shea} strokeLinecap="round" strokeWidth="6" />
        <rect fill={palette.ink} height="100" rx="18" width="220" x="-110" y="-10" />
        <path d="M-20 -5H94A13 13 0 0 1 107 8V72A13 13 0 0 1 94 85H-20Z" fill={palette.sun} />
        <path d="M-20 -5V85H-94A13 13 0 0 1 -107 72V8A13 13 0 0 1 -94 -5Z" fill={palette.palm} />
        <Bag transform="translate(-63 44) scale(.58)" />
        <path d="M-2 18H84" stroke={palette.ink} strokeLinecap="round" strokeWidth="9" />
        <path d="M-4 36H60" stroke={palette.bark} strokeLinecap="round" strokeWidth="6" />
        <rect fill={palette.clay} height="26" rx="9" width="84" x="-6" y="48" />
        <path d="M22 61H50" stroke={palette.shea} strokeLinecap="round" strokeWidth="6" />
      </Phone>
    </Scene>
  );
}

/** A shop's product: a pot with a woven band, 116 by 120 around 0, 0. */
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
      <path d="M-36 -60H36" stroke={palette.clayDeep} strokeLinecap="round" strokeWidth="12" />
    </g>
  );
}
