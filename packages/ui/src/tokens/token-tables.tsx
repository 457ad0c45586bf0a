import { useState, type CSSProperties, type ReactNode } from "react";
import { contrastRatio } from "./contrast.ts";
import { usedPairs, type Role } from "./pairs.ts";
import type { RoleToken, Token } from "./token-list.ts";
import { colorRoles, palette, type ColorName, type Scheme } from "./tokens.ts";
import { cssName } from "./css-text.ts";

export function RoleTable({ tokens }: { tokens: readonly RoleToken[] }) {
  return (
    <Table heading="Color roles" titles={["Variable", "Light", "Dark", "For"]}>
      {tokens.map(({ name, light, dark, purpose }) => (
        <tr key={name}>
          <VariableCell name={name} />
          <RoleCell color={light} name={name} scheme="light" />
          <RoleCell color={dark} name={name} scheme="dark" />
          <td data-title="For">{purpose}</td>
        </tr>
      ))}
    </Table>
  );
}

function RoleCell({ name, color, scheme }: { name: RoleToken["name"]; color: ColorName; scheme: Scheme }) {
  const text = textOn[name];
  const background = name === "color-on-action" ? "action" : "page";
  return (
    <td data-title={scheme === "light" ? "Light" : "Dark"}>
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
    </td>
  );
}

export function PaletteTable({ tokens }: { tokens: readonly Token[] }) {
  return (
    <Table heading="Palette" titles={["Variable", "Value", "Contrast", "For"]}>
      {tokens.map(({ name, value, purpose }) => (
        <tr key={name}>
          <VariableCell name={name} />
          <td data-title="Value">
            <span className="token-value">
              <Sample kind="color" name={name} /> {value}
            </span>
          </td>
          <td data-title="Contrast">
            <small>
              {usedPairs(colorRoles)
                .filter((pair) => [pair.foreground, pair.background].some((color) => cssName(color) === name))
                .map(({ foreground, background }) => describeContrast(foreground, background))
                .join("; ")}
            </small>
          </td>
          <td data-title="For">{purpose}</td>
        </tr>
      ))}
    </Table>
  );
}

export function TokenTable({ heading, tokens }: { heading: string; tokens: readonly Token[] }) {
  return (
    <Table heading={heading} titles={["Variable", "Value", "For"]}>
      {tokens.map(({ name, value, purpose }) => (
        <tr key={name}>
          <VariableCell name={name} />
          <td data-title="Value">
            <Sample name={name} /> {withPixels(value)}
          </td>
          <td data-title="For">{purpose}</td>
        </tr>
      ))}
    </Table>
  );
}

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

function Table({ heading, titles, children }: { heading: string; titles: string[]; children: ReactNode }) {
  return (
    <table className="token-table">
      <caption>{heading}</caption>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
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

type SampleProps = {
  name: string;
  /** Selects how the sample looks. @default the first word of the name */
  kind?: string | undefined;
};

/** A drawn sample of a token, or nothing if it has no appearance. */
function Sample({ name, kind = name.split("-")[0] ?? "" }: SampleProps) {
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
