import { Curve, Line } from "../../drawing/line.tsx";
import { FrontHead } from "../../figure/front-head.tsx";
import { complexions } from "../portraits/complexions.ts";
import { palette } from "../../tokens/tokens.ts";
import { Scene, type WideSceneProps } from "./scene.tsx";

const { skin, shade } = complexions[4];

/**
 * A creator who films herself with a phone in a ring light.
 *
 * @example <Creator label="A woman waves at her phone, which films her inside a ring light" />
 */
export function Creator(props: WideSceneProps) {
  return (
    <Scene ground={palette.palm} strips {...props}>
      <circle cx="212" cy="220" fill={palette.hibiscus} r="188" />
      <g transform="translate(212 178) scale(1.08)">{creator}</g>
      <path d="M366 400V480" stroke={palette.ink} strokeWidth="14" />
      <circle cx="366" cy="318" fill={palette.indigoDeep} r="92" />
      <circle cx="366" cy="318" fill="none" r="92" stroke={palette.sun} strokeWidth="24" />
      <circle cx="366" cy="318" fill="none" r="92" stroke={palette.shea} strokeWidth="5" />
      <rect fill={palette.ink} height="160" rx="16" width="96" x="318" y="238" />
      <svg height="144" viewBox="-105 -120 210 378" width="80" x="326" y="246">
        <path d="M-200-200H200V400H-200Z" fill={palette.clay} />
        {creator}
        <Line d="M-80-96h0" stroke={palette.shea} width="22" />
      </svg>
      {[
        [386, 186, 1],
        [430, 128, 1.5],
        [392, 82, 0.8],
      ].map(([x, y, size]) => (
        <path
          d="M0 18C-22 2-19-15-8-15Q-1-15 0-8Q1-15 8-15C19-15 22 2 0 18Z"
          fill={palette.sun}
          key={y}
          transform={`translate(${x} ${y}) scale(${size})`}
        />
      ))}
    </Scene>
  );
}

/** A woman with two afro puffs, one hand up. */
const creator = (
  <>
    <FrontHead back={<Line d="M-50-64h0M50-64h0" stroke={palette.ink} width="82" />} skin={4}>
      <path d="M-50-2C-60-96 60-96 50-2C46-32 28-48 0-50C-28-48-46-32-50-2Z" fill={palette.ink} />
      <Line d="M-52 24v12M52 24v12" stroke={palette.sun} width="9" />
    </FrontHead>
    <path
      d="M-42 97C-80 102-112 116-116 170L-112 300H112L116 170C112 116 80 102 42 97Q0 150-42 97Z"
      fill={palette.indigo}
    />
    <Curve d="M-86 142L-134 226L-140 160" rounded stroke={palette.indigo} width="52" />
    <Line d="M-88 196L-98 300M102 190L98 300" stroke={palette.indigoDeep} width="4" />
    <path d="M-160 134L-154 100H-128L-120 134Z" fill={skin} />
    <path d="M-166 134H-114V156H-166Z" fill={palette.sun} />
    <Line
      d="M-121 66L-116 28M-134 60L-134 14M-147 62L-152 16M-159 70L-169 34M-126 96L-98 66"
      stroke={skin}
      width="14"
    />
    <path
      d="M-114 64C-117 54-161 54-166 68C-169 92-163 108-157 118H-125C-117 104-111 84-114 64Z"
      fill={skin}
    />
    <Curve d="M-123 86C-133 80-145 84-146 98" stroke={shade} width="3.5" />
  </>
);
