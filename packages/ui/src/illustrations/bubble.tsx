import { palette } from "../tokens/tokens.ts";
import { Label } from "./picture-texts.tsx";

type BubbleProps = {
  box: readonly [x: number, y: number, width: number, height: number];
  radius: number;
  lines: readonly string[];
  /** The start of the first line. */
  at: readonly [x: number, y: number];
  fontSize?: string;
  /** Whether the owner of the phone wrote it: it is on the right, in another color. */
  sent?: boolean;
};

/** A message in a chat. Its lower corner at the side of its writer is square. */
export function Bubble({ box: [x, y, width, height], radius, lines, at, fontSize, sent }: BubbleProps) {
  const corner = { height: radius, width: radius, y: y + height - radius };
  return (
    <>
      <g fill={sent ? palette.sky : palette.indigo}>
        <rect height={height} rx={radius} width={width} x={x} y={y} />
        <rect x={sent ? x + width - radius : x} {...corner} />
      </g>
      <g fill={sent ? palette.ink : palette.shea} fontSize={fontSize}>
        {lines.map((line, index) => {
          const lineY = at[1] + index * 24;
          return <Label at={[at[0], lineY]} key={lineY} text={line} />;
        })}
      </g>
    </>
  );
}
