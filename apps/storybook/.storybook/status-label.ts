import { createElement, Fragment, type CSSProperties } from "react";
import { statusOf, statuses } from "../blocks/statuses.ts";

const style: CSSProperties = {
  marginInlineStart: 4,
  padding: "0 5px",
  border: "1px solid",
  borderRadius: 8,
  whiteSpace: "nowrap",
};

type SidebarItem = { type: string; name: string; tags?: readonly string[] };

// Uses `createElement`: Storybook's manager does not compile JSX.
export function statusLabel({ type, name, tags }: SidebarItem) {
  const status = type === "component" ? statusOf(tags) : undefined;
  if (!status) return name;
  const badge = createElement("small", { style, title: statuses[status] }, status);
  return createElement(Fragment, undefined, name, " ", badge);
}
