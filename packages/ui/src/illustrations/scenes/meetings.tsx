import { palette } from "../../tokens/tokens.ts";
import { Scene, type SceneProps } from "./scene.tsx";

/** The distance of each half of a disc from its middle, and the colors of both. */
const discs = [
  [9, 12, palette.sky, palette.sun],
  [6, 8, palette.sun, palette.clay],
  [3, 4, palette.shea, palette.sun],
  [0, 0, palette.sun, palette.hibiscus],
  [3, 4, palette.sun, palette.shea],
  [6, 8, palette.clay, palette.sun],
  [9, 12, palette.sun, palette.sky],
] as const;

/** A wide, low picture for the top of a text: halves of discs that approach, meet and part. */
export function Meetings(props: SceneProps) {
  return (
    <Scene ground={palette.indigo} box="0 0 896 96" {...props}>
      <path d="M0 8H896M0 88H896" stroke={palette.clay} strokeWidth="6" />
      <path
        d="M128 18V78M256 18V78M384 18V78M512 18V78M640 18V78M768 18V78"
        stroke={palette.sky}
        strokeDasharray="6 12"
        strokeWidth="20"
      />
      {discs.map(([x, y, left, right], index) => (
        <g key={left + right} transform={`translate(${64 + index * 128} 48)`}>
          <path d="M0-28A28 28 0 0 0 0 28Z" fill={left} transform={`translate(${-x} ${-y})`} />
          <path d="M0-28A28 28 0 0 1 0 28Z" fill={right} transform={`translate(${x} ${y})`} />
        </g>
      ))}
    </Scene>
  );
}
