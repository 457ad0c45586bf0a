import { Markdown } from "@storybook/addon-docs/blocks";
import type { StrictInputType } from "storybook/internal/types";
import { useComponent } from "./use-component.ts";
import { PageSection } from "./sections.tsx";

type PropsProps = {
  content?: string;
  look?: string;
  behavior?: string;
  texts?: string;
  /** The element that gets every other prop, such as "button". */
  native?: string;
};

type Documented = { __docgenInfo?: { props?: Record<string, { tsType?: object }> } };

/** The props in groups, from the types; one that no group names stops the page, and one that does not exist, too. */
export function Props({ content, look, behavior, texts, native }: PropsProps) {
  const { argTypes, component, name } = useComponent();
  const documented: Documented | undefined = component;
  const groups = Object.entries({ Content: content, Look: look, Behavior: behavior, Texts: texts });
  const lists = groups.map(([group, props]) => ({ group, names: props?.split(" ") ?? [] }));
  const grouped = lists.flatMap(({ names }) => names);
  // oxlint-disable-next-line eslint/no-underscore-dangle -- the name is Storybook's
  const docgen = Object.entries(documented?.__docgenInfo?.props ?? {});
  const typed = docgen.flatMap(([prop, { tsType }]) => (tsType ? [prop] : []));
  const wrong = [
    ...typed.filter((prop) => !grouped.includes(prop)),
    ...grouped.filter((prop) => !(prop in argTypes)),
  ];
  if (wrong.length > 0) throw new Error(`The page of ${name} and its types differ: ${wrong.join(", ")}`);
  return (
    <PageSection title="Props">
      {lists
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
              {names.map((prop) => {
                const { description = "", table, type } = argTypes[prop] ?? {};
                return (
                  <tr key={prop}>
                    <th scope="row">
                      <code>{prop}</code>
                      {typeof type === "object" && type.required && <small> required</small>}
                    </th>
                    <td data-title="Type">
                      <code>{typeText(argTypes[prop])}</code>
                    </td>
                    <td data-title="Default">{table?.defaultValue?.summary}</td>
                    <td data-title="What it is">
                      <Markdown>{description}</Markdown>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        ))}
      {native && (
        <p>
          Every other prop, <code>className</code>, <code>data-*</code> and <code>ref</code> as well, is an
          attribute of{" "}
          <a href={`https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/${native}`}>
            <code>&lt;{native}&gt;</code>
          </a>
          .
        </p>
      )}
    </PageSection>
  );
}

/** The type as it is written, without what merely says that it may be left out. */
function typeText({ table, type }: Partial<StrictInputType> = {}): string | undefined {
  if (typeof type === "object" && type.name === "enum")
    return type.value.map((value) => `"${value}"`).join(" | ");
  return table?.type?.summary?.replace(/ \| undefined$/, "");
}
