import { Curve } from "../../drawing/line.tsx";

type EarProps = {
  /** The left end of the upper edge, which joins the head. */
  x: number;
  y: number;
  skin: string;
  line: string;
};

/** The right ear of a person who looks to the right. */
export function Ear({ x, y, skin, line }: EarProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0 0C-14 1-19 14-15 29-12 39-9 49-1 51 6 52 10 46 11 38 18 29 21 16 17 8 13 1 7-1 0 0Z"
        fill={skin}
      />
      <Curve d="M-7 17C-5 7 10 6 9 17 8 23 0 24 0 34" stroke={line} width="3.5" />
    </g>
  );
}
