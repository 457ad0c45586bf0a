import { Symbols } from "./symbols.tsx";
import { repeat, stripWidth, type Strip } from "./weave.ts";

export type ClothProps = {
  /** The pattern's id, and the prefix of its symbols' ids. */
  id: string;
  strips: Strip[];
  /** The scale of a strip's 64 px; at least one half. @default 1 */
  scale?: number;
};

/** A pattern of strips for `fill="url(#id)"`, composed of symbols. */
export function Cloth({ id, strips, scale = 1 }: ClothProps) {
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
        {strips.map(({ dye, x, comb, sign }) => [
          <use href={`#${id}-${dye}`} key={x} x={x} />,
          <use href={`#${id}-${dye}-comb`} key={`${x}-comb`} x={x} y={comb} />,
          sign && <use href={`#${id}-${dye}-${sign.kind}`} key={`${x}-sign`} x={x} y={sign.at} />,
        ])}
      </pattern>
    </>
  );
}
