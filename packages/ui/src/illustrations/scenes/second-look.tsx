import { Curve, Fold, Line } from "../../drawing/line.tsx";
import { FrontHead } from "../../figure/front-head.tsx";
import { complexions } from "../portraits/complexions.ts";
import { palette } from "../../tokens/tokens.ts";
import { Scene, type WideSceneProps } from "./scene.tsx";

const [, , dark, , light] = complexions;

/** Shirt, legs and shoes of a person who sits, seen from the front. */
function Seated({ shirt, trousers, shoes }: Record<"shirt" | "trousers" | "shoes", string>) {
  return (
    <>
      <path d="M-84 310H-20L-24 432H-78ZM84 310H20L24 432H78Z" fill={trousers} />
      <path d="M-88 446C-88 410-18 410-18 446ZM88 446C88 410 18 410 18 446Z" fill={shoes} />
      <path
        d="M-112 276C-112 244 112 244 112 276C116 312 100 330 64 332C36 332 12 326 0 300C-12 326-36 332-64 332C-100 330-116 312-112 276Z"
        fill={trousers}
      />
      <path
        d="M-42 97C-84 102-108 120-112 170L-106 270Q0 300 106 270L112 170C108 120 84 102 42 97Q0 150-42 97Z"
        fill={shirt}
      />
    </>
  );
}

/**
 * A friend looks at a message before it is answered.
 *
 * @example <SecondLook label="A man in a wheelchair and his friend look at one phone" />
 */
export function SecondLook(props: WideSceneProps) {
  return (
    <Scene ground={palette.clay} strips {...props}>
      <circle cx="240" cy="220" fill={palette.sun} r="190" />
      <path d="M-120 428H600V480H-120Z" fill={palette.clayDeep} />
      <path d="M262 318H458V444H262Z" fill={palette.palm} />
      <g transform="translate(352 126) rotate(-4) scale(.77)">
        <Seated shirt={palette.hibiscus} shoes={palette.calabash} trousers={palette.indigo} />
        <FrontHead skin={4}>
          <path
            d="M-51 2C-54-50-50-60-44-64C-46-98 46-98 44-64C50-60 54-50 51 2C47-30 38-42 30-46C10-50-10-50-30-46C-38-42-46-32-50-4Z"
            fill={palette.ink}
          />
          <path d="M-13 57C-9 70 9 70 13 57C6 53-6 53-13 57Z" fill={palette.ink} />
        </FrontHead>
        <Curve d="M86 158L108 240L70 268" stroke={palette.hibiscus} rounded width="46" />
        <Fold d="M72 166Q80 196 84 216L56 234" />
        <Line d="M58 276L42 284" stroke={light.skin} width="34" />
      </g>
      <Line d="M66 184V230M226 184V230" stroke={palette.ink} width="14" />
      <g transform="translate(146 126) scale(.77)">
        <path d="M-110 150H110V340H-110Z" fill={palette.ink} />
        <Seated shirt={palette.palm} shoes={palette.sun} trousers={palette.indigoDeep} />
        <FrontHead back={<Line d="M-44-24L-58 96M44-24L58 96" stroke={palette.ink} width="22" />} skin={2}>
          <path d="M-50 6C-62-102 62-102 50 6C50-20 30-44 0-50C-30-44-50-20-50 6Z" fill={palette.ink} />
          <path d="M-13 57C-9 70 9 70 13 57C6 53-6 53-13 57Z" fill={palette.ink} />
        </FrontHead>
        <Curve
          d="M-130 226a26 102 0 1 0 .1 0M130 226a26 102 0 1 0 .1 0"
          flat
          stroke={palette.ink}
          width="14"
        />
        <Line d="M-130 328h0M130 328h0" stroke={palette.sun} width="18" />
        <Line d="M-94 452H-12M94 452H12" stroke={palette.ink} width="10" />
        <Curve d="M-92 150L-112 240L-34 256M92 150L112 240L34 256" stroke={palette.palm} rounded width="48" />
        <Fold d="M-74 156Q-84 190-84 216L-50 228M74 156Q84 190 84 216L50 228" />
        <rect fill={palette.ink} height="108" rx="12" width="64" x="-32" y="180" />
        <Line d="M-16 198h0" stroke={palette.sky} width="12" />
        <Line d="M-34 256H-24M34 256H24" stroke={dark.skin} width="36" />
        <Line d="M-32 246H-12M-32 260H-12M32 246H12M32 260H12" stroke={dark.shade} width="3" />
      </g>
      <Curve d="M290 254L262 316L238 306" stroke={palette.hibiscus} rounded width="36" />
      <Line d="M220 302L216 301" stroke={light.skin} width="28" />
      <Line d="M210 292L188 286" stroke={light.skin} width="11" />
    </Scene>
  );
}
