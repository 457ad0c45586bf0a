import { estimate } from "@matchfront/locales/en/estimate";
import { shareButton } from "@matchfront/locales/en/share-button";
import { scriptMessages as compile } from "@matchfront/locales/script-messages";
import type { Plugin } from "vite";

const id = "virtual:script-messages";

/** Compiles the English messages of page scripts at build time, so that no script ships a parser. */
export const scriptMessages: Plugin = {
  name: "script-messages",
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load(source) {
    if (source !== `\0${id}`) return undefined;
    return Object.entries(compile({ estimate, shareButton }))
      .map(([name, compiled]) => `export const ${name} = ${JSON.stringify(compiled)};`)
      .join("\n");
  },
};
