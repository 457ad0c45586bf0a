import { Symbols } from "./symbols.tsx";
import { repeat, stripWidth, type Strip } from "./generate-strips.ts";

type PatternDefProps = {
  /** The id of the pattern and the prefix of its symbols' ids. */
  id: string;
  strips: Strip[];
  /** The scale of strips, at least 0.5. @default 1 */
  scale?: number;
};

/** An SVG pattern of strips for `fill="url(#id)"`. */
export function PatternDef({ id, strips, scale = 1 }: PatternDefProps) {
  return (
    <>
      <Symbols id={id} />
      <pattern
        height={repeat}
        id={id}
        patternTransform={scale === 1 ? undefined : `scale(${scale})`}
        patternUnits="userSpaceOnUse"
        width={strips.length * stripWidth}
      >
        {strips.map(({ color, x, comb, motif }) => [
          <use href={`#${id}-${color}`} key={x} x={x} />,
          <use href={`#${id}-${color}-comb`} key={`${x}-comb`} x={x} y={comb} />,
          motif && <use href={`#${id}-${color}-${motif.kind}`} key={`${x}-motif`} x={x} y={motif.at} />,
        ])}
      </pattern>
    </>
  );
}
