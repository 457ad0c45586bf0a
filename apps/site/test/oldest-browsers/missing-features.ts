import type { Identifier } from "@mdn/browser-compat-data";
import { api, css, getUnsupportingBrowsers, javascript } from "./compat-data.ts";

/** What one of the oldest browsers lacks, by MDN's data. */
export type MissingFeatures = {
  /** Properties, by their path from the global object, such as "Element.prototype.checkVisibility". */
  readonly properties: string[];
  /** The names of events that no interface fires, such as "beforetoggle". */
  readonly events: string[];
  /** The names of pseudo-classes and pseudo-elements, such as "modal". */
  readonly selectors: string[];
};

const lacks = (feature: Identifier | undefined) => getUnsupportingBrowsers(feature).length > 0;

/** Returns the features that one of the oldest browsers lacks, as a list for the page to remove. */
export function listMissingFeatures(): MissingFeatures {
  const properties = [javascript?.builtins, api].flatMap((features) => listProperties(features));
  const interfaces = Object.keys(api ?? {}).map((name) => api?.[name] ?? {});
  const fires = (event: string) => interfaces.some((each) => each[event] && !lacks(each[event]));
  const events = new Set(
    interfaces.flatMap((each) => Object.keys(each)).filter((name) => name.endsWith("_event")),
  );
  return {
    properties,
    events: [...events].filter((event) => !fires(event)).map((event) => event.replace("_event", "")),
    selectors: Object.keys(css?.selectors ?? {}).filter((name) => lacks(css?.selectors?.[name])),
  };
}

function listProperties(features: Identifier = {}, owner = ""): string[] {
  return Object.keys(features).flatMap((key) => {
    if (key === "__compat") return [];
    const name = key.replace("_static", "");
    if (!lacks(features[key])) return listProperties(features[key], `${owner}${name}.`);
    return [owner === "Window." ? name : `${owner}${name}`, `${owner}prototype.${name}`];
  });
}
