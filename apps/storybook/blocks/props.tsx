import { Markdown } from "@storybook/addon-docs/blocks";
import type { ComponentType, ReactNode } from "react";
import { useComponent } from "./use-component.ts";
import { PageSection } from "./sections.tsx";

type PropsProps = {
  content?: string;
  look?: string;
  behavior?: string;
  texts?: string;
  /** The element that receives all other props, such as "button". */
  native?: string;
  /** The component to document. Default: the one that the stories show. */
  of?: Documented;
  /** A component whose types describe the props that this one shares with it. */
  like?: Documented;
  /** Documentation of other exports, such as hooks. */
  children?: ReactNode;
};

type PropFacts = {
  description?: string;
  required?: boolean;
  tsType?: { name: string; raw?: string };
  defaultValue?: { value: string };
};
type Documented = ComponentType<never> & { __docgenInfo?: { props?: Record<string, PropFacts> } };

/** Tables of the props by group. Props without a group come last. */
export function Props({ content, look, behavior, texts, native, of, like, children }: PropsProps) {
  const { component } = useComponent();
  const own = propsOf(of ?? component);
  const typed = new Map([...propsOf(like), ...own]);
  const grouped = new Set([content, look, behavior, texts].flatMap((props) => props?.split(" ") ?? []));
  const others = [...own.keys()].filter((prop) => !grouped.has(prop)).join(" ");
  const groups = Object.entries({
    Content: content,
    Look: look,
    Behavior: behavior,
    Texts: texts,
    Others: others,
  }).map(([group, props = ""]) => ({ group, names: props.split(" ").filter((prop) => typed.has(prop)) }));
  return (
    <PageSection title="Props">
      {groups
        .filter(({ names }) => names.length > 0)
        .map(({ group, names }) => (
          <table className="doc-table doc-props" key={group}>
            <caption>{group}</caption>
            <thead>
              <tr>
                <th>Prop</th>
                <th>Type</th>
                <th>Default</th>
                <th>What it is</th>
              </tr>
            </thead>
            <tbody>
              {names.map((prop) => (
                <PropRow key={prop} name={prop} {...typed.get(prop)} />
              ))}
            </tbody>
          </table>
        ))}
      {children}
      {native && (
        <p>
          Every other prop, <code>className</code>, <code>data-*</code> and <code>ref</code> as well, is an
          attribute of{" "}
          <a href={`https://developer.mozilla.org/docs/Web/${manualOf(native)}/${native}`}>
            <code>&lt;{native}&gt;</code>
          </a>
          .
        </p>
      )}
    </PageSection>
  );
}

const manualOf = (element: string) =>
  element === "svg" ? "SVG/Reference/Element" : "HTML/Reference/Elements";

function propsOf(documented: Documented | undefined): Map<string, PropFacts> {
  // oxlint-disable-next-line eslint/no-underscore-dangle -- the name is Storybook's
  return new Map(Object.entries(documented?.__docgenInfo?.props ?? {}).filter(([, { tsType }]) => tsType));
}

/** Returns the comment's `@default`, for defaults that docgen cannot see. */
const defaultOf = (description: string) => /@default\s+(.*)/.exec(description)?.[1];

function PropRow({ name, description = "", required, tsType, defaultValue }: PropFacts & { name: string }) {
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
        {required && <small> required</small>}
      </th>
      <td data-title="Type">
        {tsType && tsType.name !== "unknown" && (
          <code>{(tsType.raw ?? tsType.name).replace(/ \| undefined$/, "")}</code>
        )}
      </td>
      <td data-title="Default">
        {defaultValue?.value ?? <Markdown>{defaultOf(description) ?? "none"}</Markdown>}
      </td>
      <td data-title="What it is">
        <Markdown>{description.replace(/\s*@default\s+.*/, "")}</Markdown>
      </td>
    </tr>
  );
}
