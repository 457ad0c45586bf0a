import { Curve, Fold, Line } from "../../drawing/line.tsx";
import { FrontHead } from "../../figure/front-head.tsx";
import { palette, skins } from "../../tokens/tokens.ts";
import { Scene, type WideSceneProps } from "./scene.tsx";
import { Beard, Curls, CurlsBehind } from "./silver-hair.tsx";

/**
 * Two people past sixty have coffee and hold hands.
 *
 * @example <Coffee label="An older woman and an older man laugh over coffee, hand in hand" />
 */
export function Coffee(props: WideSceneProps) {
  return (
    <Scene ground={palette.palm} strips {...props}>
      <path d="M236 36A186 186 0 0 0 236 408Z" fill={palette.sun} />
      <path d="M244 36A186 186 0 0 1 244 408Z" fill={palette.clay} />
      <g transform="translate(142 186) rotate(5) scale(.86)">
        <path
          d="M-42 97C-84 102-112 120-116 176L-120 300H120L112 176C108 120 84 102 42 97Q0 150-42 97Z"
          fill={palette.hibiscus}
        />
        <FrontHead back={<CurlsBehind />} skin={4}>
          <Curls />
          <Line d="M-52 26v12M52 26v12" stroke={palette.palm} width="10" />
        </FrontHead>
        <Curve d="M-40 104Q0 164 40 104" stroke={palette.sun} dashes="0 13" width="10" />
      </g>
      <g transform="translate(342 180) rotate(-5) scale(.86)">
        <path
          d="M-42 97C-84 102-112 120-116 176L-124 300H124L116 176C112 120 84 102 42 97Q0 150-42 97Z"
          fill={palette.indigo}
        />
        <FrontHead skin={1}>
          <path d="M-50-24C-52-104 52-104 50-24C20-36-20-36-50-24Z" fill={palette.calabash} />
          <Curve d="M-60-24C-30-44 30-44 60-24" stroke={palette.sand} width="11" />
          <Beard />
        </FrontHead>
      </g>
      <path d="M-120 404H600V960H-120Z" fill={palette.clayDeep} />
      <Curve d="M92 330L104 408L190 420" stroke={palette.hibiscus} rounded width="50" />
      <Curve d="M392 330L378 408L290 420" stroke={palette.indigo} rounded width="50" />
      <Fold d="M122 316C120 340 124 366 134 384L204 394M360 316C362 340 358 366 348 384L276 394" />
      <Line d="M204 420H232" stroke={skins[4]} width="32" />
      <Line d="M274 420H248" stroke={skins[1]} width="34" />
      <Line d="M246 410H228M246 421H226M246 431H230" stroke={skins[1]} width="10" />
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(${240 - side * 196} 400) scale(${side} 1)`}>
          <Curve d="M0 10A15 15 0 0 0 0 40" flat stroke={palette.calabash} width="8" />
          <path d="M-2 0H44V42A12 12 0 0 1 32 54H10A12 12 0 0 1-2 42Z" fill={palette.calabash} />
          <path d="M-2 20H44M-2 34H44" stroke={palette.clay} strokeWidth="6" />
        </g>
      ))}
    </Scene>
  );
}
