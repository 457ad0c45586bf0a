import { useOf } from "@storybook/addon-docs/blocks";
import facts from "virtual:component-facts";
import { statusOf, statuses } from "./statuses.ts";

/** The component whose page this is: what its stories' file and its sources say of it. */
export function useComponent() {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const file: string = preparedMeta.parameters.fileName;
  const folder = file.split("/").at(-2) ?? "";
  const found = facts[folder];
  if (!found) throw new Error(`${folder} exports nothing: a page belongs to a component of the package`);
  const status = statusOf(csfFile.meta.tags);
  if (!status) throw new Error(`${file} needs a status among its tags`);
  return {
    ...found,
    status,
    meaning: statuses[status],
    component: preparedMeta.component,
    folder,
    name: preparedMeta.title.split("/").at(-1) ?? "",
  };
}
