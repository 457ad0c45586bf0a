import { useState, type CSSProperties, type ReactNode } from "react";
import { contrastRatio } from "./contrast.ts";
import { usedPairs, type Role } from "./pairs.ts";
import type { RoleToken, Token } from "./token-list.ts";
import { colorRoles, palette, type ColorName, type Scheme } from "./tokens.ts";
import { cssName } from "./css-text.ts";

type Columns<Row> = Readonly<Record<string, (token: Row) => ReactNode>>;

type TokenTableProps<Row> = {
  heading: string;
  tokens: readonly Row[];
  /** The columns between the variable and its purpose, by title. */
  columns: Columns<Row>;
};

export function TokenTable<Row extends Omit<Token, "value">>({
  heading,
  tokens,
  columns,
}: TokenTableProps<Row>) {
  const cells = Object.entries<Columns<Row>[string]>({ ...columns, For: ({ purpose }) => purpose });
  return (
    <table className="token-table">
      <caption>{heading}</caption>
      <thead>
        <tr>
          {["Variable", ...cells.map(([title]) => title)].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.name}>
            <VariableCell name={token.name} />
            {cells.map(([title, cell]) => (
              <td data-title={title} key={title}>
                {cell(token)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const roleColumns: Columns<RoleToken> = {
  Light: ({ name, light }) => <RoleColor color={light} name={name} scheme="light" />,
  Dark: ({ name, dark }) => <RoleColor color={dark} name={name} scheme="dark" />,
};

function RoleColor({ name, color, scheme }: { name: RoleToken["name"]; color: ColorName; scheme: Scheme }) {
  const text = textOn[name];
  const background = name === "color-on-action" ? "action" : "page";
  return (
    <>
      <span className="token-value">
        <span data-theme={scheme}>
          <Sample kind="color" name={name} />
        </span>
        {cssName(color)}
      </span>
      <small>
        {text
          ? describeContrast(colorRoles[text][scheme], color)
          : describeContrast(color, colorRoles[background][scheme])}
      </small>
    </>
  );
}

export const paletteColumns: Columns<Token> = {
  Value: ({ name, value }) => (
    <span className="token-value">
      <Sample kind="color" name={name} /> {value}
    </span>
  ),
  Contrast: ({ name }) => (
    <small>
      {usedPairs(colorRoles)
        .filter((pair) => [pair.foreground, pair.background].some((color) => cssName(color) === name))
        .map(({ foreground, background }) => describeContrast(foreground, background))
        .join("; ")}
    </small>
  ),
};

export const valueColumns: Columns<Token> = {
  Value: ({ name, value }) => (
    <>
      <Sample name={name} /> {withPixels(value)}
    </>
  ),
};

/** The text on each background. */
const textOn: Partial<Record<RoleToken["name"], Role>> = {
  "color-page": "text",
  "color-card": "text",
  "color-quiet-cloth": "text",
  "color-action": "on-action",
  "color-action-hover": "on-action",
};

function describeContrast(foreground: ColorName, background: ColorName): string {
  const ratio = contrastRatio(palette[foreground], palette[background]);
  return `${ratio.toFixed(2)}, ${cssName(foreground)} on ${cssName(background)}`;
}

/** Appends px to a rem value, such as `1.5rem · 24 px`, at the default text size. */
function withPixels(value: string): string {
  const [, rem] = /^([\d.]+)rem$/.exec(value) ?? [];
  return rem ? `${value} · ${Number(rem) * 16} px` : value;
}

function VariableCell({ name }: { name: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(`var(--${name})`);
    setCopied(true);
  };
  return (
    <th scope="row">
      <code>--{name}</code>
      <button
        aria-label={`Copy var(--${name})`}
        className="token-copy"
        onBlur={() => setCopied(false)}
        onClick={() => void copy()}
        type="button"
      >
        {copied ? "Copied" : "Copy"}
      </button>
    </th>
  );
}

/** A drawn sample of a token, or nothing if its kind has no appearance. */
function Sample({ name, kind = name.split("-")[0] ?? "" }: { name: string; kind?: string }) {
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
