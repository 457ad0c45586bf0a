/** The type of messages in any language: English ones, whose values are any strings. */
export type MessagesLike<English> = English extends string
  ? string
  : { readonly [Name in keyof English]: MessagesLike<English[Name]> };

/** The prop of a picture with texts. */
export type WithMessages<Messages> = {
  /** The texts, short enough for their places. @default English texts */
  messages?: Messages | undefined;
};

/** The attributes of a picture with texts. Every system has these fonts; an SVG in an `img` cannot load others. */
export const textAttributes = {
  direction: "ltr",
  fontFamily: "system-ui,Roboto,Noto Sans,sans-serif",
} as const;

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
