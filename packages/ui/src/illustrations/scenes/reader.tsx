import { Curve, Line } from "../../drawing/line.tsx";
import { FrontHead } from "../../figure/front-head.tsx";
import { complexions } from "../portraits/complexions.ts";
import { palette } from "../../tokens/tokens.ts";
import { Scene, type WideSceneProps } from "./scene.tsx";
import { Curls, CurlsBehind } from "./silver-hair.tsx";

const { skin, shade } = complexions[2];

/**
 * A person who holds a phone in both hands and reads a message.
 *
 * @example <Reader label="A woman with silver hair and glasses reads a message, smiling" />
 */
export function Reader(props: WideSceneProps) {
  return (
    <Scene ground={palette.clay} strips {...props}>
      <circle cx="240" cy="208" fill={palette.sun} r="178" />
      <g transform="translate(240 168) scale(1.1)">
        <FrontHead calm back={<CurlsBehind />} skin={2}>
          <Curls />
          <Curve
            d="M-39 2A16 16 0 0 1-7 2A16 16 0 0 1-39 2ZM7 2A16 16 0 0 1 39 2A16 16 0 0 1 7 2ZM-7 0Q0-5 7 0M-39 0L-48-3M39 0L48-3"
            flat
            stroke={palette.hibiscus}
            width="4"
          />
          <Line d="M-52 26v10M52 26v10" stroke={palette.palm} width="9" />
        </FrontHead>
        <path
          d="M-42 97C-84 102-116 118-122 176L-126 300H126L122 176C116 118 84 102 42 97Q0 150-42 97Z"
          fill={palette.indigo}
        />
        <path d="M-42 97L0 190L42 97L58 100L8 226V300H-8V226L-58 100Z" fill={palette.palm} />
      </g>
      <path d="M-120 432H600V480H-120Z" fill={palette.clayDeep} />
      <Curve
        d="M136 340L104 420L140 396M344 340L376 420L340 396"
        stroke={palette.indigo}
        rounded
        width="54"
      />
      <Line d="M150 390L160 366M330 390L320 366" stroke={skin} width="38" />
      <path
        d="M176 272H304A22 22 0 0 1 326 294V372A22 22 0 0 1 304 394H246L206 428V394H176A22 22 0 0 1 154 372V294A22 22 0 0 1 176 272Z"
        fill={palette.shea}
      />
      <path
        d="M240 368C192 332 200 298 222 298Q236 298 240 312Q244 298 258 298C280 298 288 332 240 368Z"
        fill={palette.hibiscus}
      />
      <Line d="M146 384L170 348M334 384L310 348" stroke={skin} width="20" />
      <Curve d="M156 386Q168 378 178 360M324 386Q312 378 302 360" stroke={shade} width="3" />
      <Curve d="M420 400A20 20 0 0 1 420 440" flat stroke={palette.calabash} width="9" />
      <path d="M372 388H424V440A14 14 0 0 1 410 454H386A14 14 0 0 1 372 440Z" fill={palette.calabash} />
      <path d="M372 408H424M372 424H424" stroke={palette.palm} strokeWidth="7" />
    </Scene>
  );
}
