import { palette } from "../tokens/tokens.ts";

type LineProps = {
  d: string;
  stroke?: string;
  width?: string;
  opacity?: string;
  dashes?: string;
  /** Whether corners are round, too. */
  rounded?: boolean;
  /** Whether ends are flat. */
  flat?: boolean;
};

/** Straight lines with round ends. */
export const Line = ({ d, width, dashes, rounded, flat, ...rest }: LineProps & { fill?: "none" }) => (
  <path
    d={d}
    strokeDasharray={dashes}
    strokeLinecap={flat ? undefined : "round"}
    strokeLinejoin={rounded ? "round" : undefined}
    strokeWidth={width}
    {...rest}
  />
);

/** Lines with bends and round ends, which a path would fill. */
export const Curve = (props: LineProps) => <Line fill="none" {...props} />;

/** The folds of a sleeve. */
export const Fold = ({ d }: { d: string }) => <Curve d={d} opacity=".3" stroke={palette.ink} width="4" />;
