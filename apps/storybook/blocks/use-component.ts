import { useOf } from "@storybook/addon-docs/blocks";
import metadata from "virtual:component-metadata";
import { statusOf, statuses } from "./statuses.ts";

export function useComponent() {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const file: string = preparedMeta.parameters.fileName;
  const folder = file.split("/").at(-2) ?? "";
  const path = file.replace(/^.*\/src\//, "").replace(/\.stories\.tsx$/, "");
  const found = metadata[folder];
  if (!found)
    throw new Error(
      `The folder ${folder} has no exports. Only components of the ui package have docs pages.`,
    );
  const status = statusOf(csfFile.meta.tags);
  if (!status)
    throw new Error(`${file} has no status. Add one of the tags ${Object.keys(statuses).join(", ")}.`);
  return {
    ...found,
    status,
    meaning: statuses[status],
    component: preparedMeta.component,
    entry: path.split("/")[0],
    path,
    name: preparedMeta.title.split("/").at(-1) ?? "",
  };
}
