type LabelProps = {
  /** The start of the text, or its middle. */
  at: readonly [x: number, y: number];
  text: string;
  fill?: string;
  size?: string;
  bold?: boolean;
  centered?: boolean;
};

/** A line of text in a picture. */
export const Label = ({ at: [x, y], text, fill, size, bold, centered }: LabelProps) => (
  <text
    fill={fill}
    fontSize={size}
    fontWeight={bold ? "800" : undefined}
    textAnchor={centered ? "middle" : undefined}
    x={x}
    y={y}
  >
    {text}
  </text>
);
