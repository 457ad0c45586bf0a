import { Curve } from "../../drawing/line.tsx";
import { Label } from "../picture-texts.tsx";
import { palette, skins } from "../../tokens/tokens.ts";
import { Bust, afro, silver } from "./bust.tsx";
import { Scene, type SceneProps } from "./scene.tsx";

/** Illustrates step 2, "Browse Photos": a hand slides a photo right, and the halves of a match meet. */
export function BrowsePhotos(props: SceneProps) {
  return (
    <Scene ground={palette.clay} texts {...props}>
      <circle cx="214" cy="226" fill={palette.sun} r="188" />
      <g transform="translate(164 216) rotate(-5)">
        <rect fill={palette.hibiscus} height="284" rx="24" width="208" x="-104" y="-142" />
        <rect fill={palette.calabash} height="212" rx="16" width="184" x="-92" y="-130" />
        <circle cx="-4" cy="-24" fill={palette.indigo} r="84" />
        <Bust hair={silver} skin={3} transform="translate(-51 -124) scale(.311)" wears={palette.shea} />
      </g>
      <g transform="translate(276 214) rotate(11)">
        <rect fill={palette.shea} height="296" rx="24" width="216" x="-108" y="-148" />
        <rect fill={palette.palm} height="224" rx="16" width="192" x="-96" y="-136" />
        <circle cx="0" cy="-28" fill={palette.sun} r="92" />
        <Bust hair={afro} skin={2} transform="translate(-52 -138) scale(.345)" wears={palette.clay} />
        <Label at={[-92, 128]} fill={palette.ink} size="30" text="Ama, 27" />
      </g>
      <Curve d="M412 166L436 190L412 214M436 166L460 190L436 214" stroke={palette.sun} rounded width="10" />
      <g transform="translate(314 300) rotate(-32) scale(.88)">
        <path d="M-40 222H110L122 360H-52Z" fill={palette.indigo} />
        <path d="M-41 234H111M-43 254H113M-45 274H115" stroke={palette.sun} strokeWidth="8" />
        <path
          d="M-18 18C-18 -6 18 -6 18 18V82C20 62 50 58 54 84C58 68 84 70 88 96C94 84 116 88 118 108C120 136 116 160 108 184C102 200 98 212 98 226H-26C-26 210 -32 198 -44 180C-58 158 -66 130 -68 104C-68 84 -46 82 -42 100C-38 114 -32 122 -22 128C-18 118 -18 104 -18 90Z"
          fill={skins[1]}
        />
        <Curve d="M18 84V118M54 86V122M88 98V128" stroke={skins[0]} width="4" />
        <path
          d="M-10 14C-10 0 10 0 10 14V22C10 30 -10 30 -10 22ZM-62 102C-62 92 -50 92 -50 102C-49 108 -50 112 -52 116C-57 116 -61 110 -62 102Z"
          fill={skins[5]}
        />
      </g>
      <circle cx="100" cy="378" fill={palette.shea} r="62" stroke={palette.clay} strokeWidth="8" />
      <path d="M97 336A42 42 0 0 0 97 420Z" fill={palette.hibiscus} />
      <path d="M103 336A42 42 0 0 1 103 420Z" fill={palette.sun} />
    </Scene>
  );
}
