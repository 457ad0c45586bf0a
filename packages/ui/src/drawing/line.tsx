import { palette } from "../tokens/tokens.ts";

type LineProps = {
  d: string;
  stroke?: string;
  width?: string;
  opacity?: string;
  dashes?: string;
  /** Whether corners are round, too. */
  rounded?: boolean;
};

/** Straight lines with round ends. */
export function Line({ fill, d, stroke, width, opacity, dashes, rounded }: LineProps & { fill?: "none" }) {
  return (
    <path
      d={d}
      fill={fill}
      opacity={opacity}
      stroke={stroke}
      strokeDasharray={dashes}
      strokeLinecap="round"
      strokeLinejoin={rounded ? "round" : undefined}
      strokeWidth={width}
    />
  );
}

/** Lines with bends and round ends, which a path would fill. */
export const Curve = (props: LineProps) => <Line fill="none" {...props} />;

/** The folds of a sleeve. */
export const Fold = ({ d }: { d: string }) => <Curve d={d} opacity=".3" stroke={palette.ink} width="4" />;
