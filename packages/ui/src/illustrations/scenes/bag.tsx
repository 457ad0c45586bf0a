import { Curve, Line } from "../../drawing/line.tsx";
import { palette } from "../../tokens/tokens.ts";

/** A bag of strip cloth, 112 wide and 136 high around 0, 0. */
export function Bag({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <Curve d="M-28 -26C-28 -78 28 -78 28 -26" flat stroke={palette.ink} width="9" />
      <path d="M-46 -30H46L56 54Q56 64 46 64H-46Q-56 64 -56 54Z" fill={palette.clay} />
      <path d="M-30 -30H-10L-12 64H-36ZM10 -30H30L36 64H12Z" fill={palette.calabash} />
      <path d="M-10 -30H10L12 64H-12Z" fill={palette.indigo} />
      <Line d="M-10.6 0H10.6M-10.9 14H10.9M-11.2 28H11.2M-11.5 42H11.5" flat stroke={palette.sun} width="7" />
    </g>
  );
}
