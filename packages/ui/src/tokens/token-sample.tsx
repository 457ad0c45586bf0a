import type { CSSProperties } from "react";

type SampleProps = {
  name: string;
  /** Selects how the sample looks. @default the first word of the name */
  kind?: string | undefined;
};

/** A drawn sample of a token, or nothing if it has no appearance. */
export function Sample({ name, kind = name.split("-")[0] ?? "" }: SampleProps) {
  const style = looks[kind]?.(`var(--${name})`);
  return style ? (
    <span aria-hidden="true" className="token-sample" style={style}>
      {/^(?:font|text|weight)-/.test(name) && "Aa"}
    </span>
  ) : null;
}

const box: CSSProperties = { blockSize: "3rem", inlineSize: "5rem", background: "var(--color-card)" };

const looks: Readonly<Record<string, (variable: string) => CSSProperties>> = {
  color: (variable) => ({ ...box, background: variable, border: "1px solid var(--color-line)" }),
  text: (variable) => ({ fontSize: variable, lineHeight: 1.2 }),
  font: (variable) => ({ fontFamily: variable, fontSize: "var(--text-h3)" }),
  weight: (variable) => ({ fontWeight: variable, fontSize: "var(--text-h3)" }),
  space: bar,
  target: bar,
  radius: (variable) => ({ ...box, borderStartEndRadius: variable }),
  border: (variable) => ({ ...box, border: `${variable} solid var(--color-line)` }),
  hairline: (variable) => ({ ...box, border: variable }),
  shadow: (variable) => ({ ...box, boxShadow: variable }),
};

function bar(variable: string): CSSProperties {
  return { blockSize: "1rem", inlineSize: variable, background: "var(--color-action)" };
}
