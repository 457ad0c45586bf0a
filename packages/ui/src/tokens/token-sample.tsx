import type { CSSProperties } from "react";

/** A drawn sample of a token, or nothing if it has no appearance. */
export function Sample({ name, value }: { name: string; value: string }) {
  const style = styleOf(name, value);
  return style ? (
    <span aria-hidden="true" className="token-sample" style={style}>
      {/^(?:font|text|weight)-/.test(name) && "Aa"}
    </span>
  ) : null;
}

const box: CSSProperties = { blockSize: "3rem", inlineSize: "5rem", background: "var(--color-card)" };

function styleOf(name: string, value: string): CSSProperties | undefined {
  if (value.startsWith("#"))
    return { ...box, background: `var(--${name})`, border: "1px solid var(--color-line)" };
  const [kind = ""] = name.split("-");
  return looks[kind]?.(`var(--${name})`);
}

const looks: Readonly<Record<string, (variable: string) => CSSProperties>> = {
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
