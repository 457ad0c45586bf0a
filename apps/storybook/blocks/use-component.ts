import { useOf } from "@storybook/addon-docs/blocks";
import facts from "virtual:component-facts";

/** Where a component stands; its stories' file has the word as a tag. */
const statuses = [
  { status: "preview", meaning: "may change in a minor version" },
  { status: "stable", meaning: "changes only in a major version" },
  { status: "deprecated", meaning: "goes in the next major version" },
];

/** The component whose page this is: what its stories' file and its sources say of it. */
export function useComponent() {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const file: string = preparedMeta.parameters.fileName;
  const folder = file.split("/").at(-2) ?? "";
  const found = facts[folder];
  if (!found) throw new Error(`${folder} exports nothing: a page belongs to a component of the package`);
  const standing = statuses.find(({ status }) => csfFile.meta.tags?.includes(status));
  if (!standing) throw new Error(`${file} needs a status among its tags`);
  return {
    ...found,
    ...standing,
    argTypes: preparedMeta.argTypes,
    component: preparedMeta.component,
    folder,
    name: preparedMeta.title.split("/").at(-1) ?? "",
    stories: Object.values(csfFile.stories),
  };
}
