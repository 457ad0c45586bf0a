import { Curve, Fold, Line } from "../../drawing/line.tsx";
import { FrontHead } from "../../figure/front-head.tsx";
import { palette, skins } from "../../tokens/tokens.ts";
import { Scene, type WideSceneProps } from "./scene.tsx";
import { Beard } from "./silver-hair.tsx";

/**
 * An old man and a young woman listen to a song with shared earphones.
 *
 * @example <SharedSong label="A grandfather and his granddaughter share a pair of earphones" />
 */
export function SharedSong(props: WideSceneProps) {
  return (
    <Scene ground={palette.hibiscus} strips {...props}>
      <circle cx="240" cy="214" fill={palette.sun} r="188" />
      <g transform="translate(146 196) rotate(6) scale(.88)">
        <path
          d="M-42 97C-92 102-126 126-132 186L-140 360H140L124 186C116 126 88 102 42 97Q0 150-42 97Z"
          fill={palette.indigo}
        />
        <Curve d="M-46 106Q0 170 46 106M0 150V232" dashes="7 9" flat stroke={palette.calabash} width="13" />
        <FrontHead skin={0}>
          <path d="M-50-22C-60-112 34-120 50-30C20-40-20-38-50-22Z" fill={palette.palm} />
          <Curve d="M-49-36C-20-54 20-56 48-44" dashes="6 8" flat stroke={palette.calabash} width="10" />
          <Beard />
        </FrontHead>
      </g>
      <g transform="translate(336 204) rotate(-6) scale(.86)">
        <path
          d="M-42 97C-84 102-108 120-114 176L-130 360H136L114 176C108 120 84 102 42 97Q0 150-42 97Z"
          fill={palette.palm}
        />
        <FrontHead
          back={
            <>
              <circle cx="0" cy="-94" fill={palette.ink} r="46" />
              <Line d="M-50 0L-62 70M50 0L62 70" stroke={palette.ink} width="16" />
            </>
          }
          skin={3}
        >
          <path d="M-51 2C-60-94 60-94 51 2C47-24 34-46 0-50C-34-46-47-24-51 2Z" fill={palette.ink} />
          <Curve d="M-30-66Q0-80 30-66" stroke={palette.clay} width="12" />
          <Line d="M53 26v14" stroke={palette.sun} width="10" />
        </FrontHead>
      </g>
      <Curve d="M66 380L112 456L194 446" stroke={palette.indigo} rounded width="52" />
      <Curve d="M412 384L366 456L288 446" stroke={palette.palm} rounded width="50" />
      <Fold d="M104 330C100 372 110 404 132 420L196 416M376 336C380 372 370 404 350 420L286 416" />
      <Curve
        d="M192 222C194 300 232 300 240 372C248 300 284 300 290 232"
        stroke={palette.shea}
        rounded
        width="5"
      />
      <Line d="M192 216h0M290 226h0" stroke={palette.shea} width="17" />
      <rect fill={palette.ink} height="140" rx="14" width="64" x="208" y="372" />
      <path
        d="M240 438C218 422 222 404 232 404Q238 404 240 410Q242 404 248 404C258 404 262 422 240 438Z"
        fill={palette.sun}
      />
      <Line d="M206 448H214M206 430H214" stroke={skins[0]} width="18" />
      <Line d="M274 448H266M274 430H266" stroke={skins[3]} width="18" />
    </Scene>
  );
}
