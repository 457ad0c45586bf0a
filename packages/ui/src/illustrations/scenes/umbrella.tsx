import { Curve, Fold, Line } from "../../drawing/line.tsx";
import { FrontHead } from "../../figure/front-head.tsx";
import { complexions } from "../portraits/complexions.ts";
import { palette } from "../../tokens/tokens.ts";
import { Scene, type WideSceneProps } from "./scene.tsx";

const [, dark, , , light] = complexions;

/**
 * Two friends under one umbrella in the rain.
 *
 * @example <Umbrella label="Two women under one umbrella, one with her arm around the other" />
 */
export function Umbrella(props: WideSceneProps) {
  return (
    <Scene ground={palette.indigo} strips {...props}>
      <Line
        d="M22 196l-10 34M-20 60l-10 34M-30 300l-10 34M38 330l-10 34M16 430l-10 34M462 196l-10 34M510 90l-10 34M448 320l-10 34M506 280l-10 34M470 430l-10 34M30 24l-10 34M470 30l-10 34"
        stroke={palette.sky}
        width="5"
      />
      <Line d="M240 10V40" stroke={palette.ink} width="10" />
      <path
        d="M240 20A204 164 0 0 0 36 184Q70 150 104 184Q138 150 172 184Q206 150 240 184Z"
        fill={palette.sun}
      />
      <path
        d="M240 20A204 164 0 0 1 444 184Q410 150 376 184Q342 150 308 184Q274 150 240 184Z"
        fill={palette.hibiscus}
      />
      <path d="M136 316C84 322 62 356 60 410L56 480H250V330C226 322 210 318 194 316Z" fill={palette.clay} />
      <g transform="translate(164 232) rotate(7) scale(.86)">
        <FrontHead
          back={<path d="M-54-10C-66-96 66-96 54-10L62 96C52 128-52 128-62 96Z" fill={palette.ink} />}
          skin={4}
        >
          <path d="M-50 14C-64-102 64-102 50 14C50-20 26-44-8-54C-26-42-48-22-50 14Z" fill={palette.ink} />
          <Line
            d="M-53 10L-58 140M-66 16L-74 132M53 10L58 140M66 16L74 132"
            stroke={palette.ink}
            width="13"
          />
          <Line d="M-58 138v4M-74 130v4M58 138v4M74 130v4" stroke={palette.sun} width="14" />
        </FrontHead>
      </g>
      <path
        d="M286 316C256 320 234 334 228 372L232 480H424L420 410C418 356 396 322 344 316Z"
        fill={palette.palm}
      />
      <g transform="translate(314 232) rotate(-7) scale(.86)">
        <FrontHead back={<circle cy="-22" fill={palette.ink} r="66" />} skin={1}>
          <path
            d="M-51 2C-62-100 62-100 51 2C48-24 36-40 28-46C8-50-8-50-28-46C-36-40-48-24-50 2Z"
            fill={palette.ink}
          />
          <Curve d="M-52 30a9 9 0 1 0 .1 0M52 30a9 9 0 1 0 .1 0" flat stroke={palette.sun} width="5" />
        </FrontHead>
      </g>
      <Line
        d="M420 356L392 362M424 373L394 378M425 390L398 394M425 406L404 409"
        stroke={light.skin}
        width="14"
      />
      <Line d="M240 184V446" stroke={palette.ink} width="10" />
      <Curve d="M386 396L372 440L274 404" stroke={palette.palm} rounded width="52" />
      <Fold d="M360 372Q352 392 344 402L282 382" />
      <Line d="M248 398H238" stroke={dark.skin} width="42" />
      <Line d="M228 386H250M226 398H250M228 410H250" stroke={dark.shade} width="3" />
    </Scene>
  );
}
