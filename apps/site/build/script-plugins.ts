import { estimate } from "@matchfront/locales/en/estimate";
import help from "@matchfront/locales/en/help.json" with { type: "json" };
import { shareButton } from "@matchfront/locales/en/share-button";
import { pluralForms } from "@matchfront/locales/plural-forms";
import { scriptMessages as compile } from "@matchfront/locales/script-messages";
import type { Plugin } from "vite";
import { pickScriptLabels } from "../app/shell/help-script-labels.ts";
import { brand } from "../brand.ts";

const id = "virtual:script-messages";

/**
 * Compiles the English messages of page scripts at build time, so that no script ships a parser. The provider token is
 * here because a page script that imports the brand file would take it from the chunk of its dialog.
 */
export const scriptMessages: Plugin = {
  name: "script-messages",
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load(source) {
    if (source !== `\0${id}`) return undefined;
    const faqLabels = pickScriptLabels({ ...help.labels, results: pluralForms(help.labels.results) });
    const { appStoreProviderToken } = brand;
    return Object.entries({ ...compile({ estimate, shareButton }), faqLabels, appStoreProviderToken })
      .map(([name, compiled]) => `export const ${name} = ${JSON.stringify(compiled)};`)
      .join("\n");
  },
};

const heading = /^## (?:\d+\. )?(.+) \{\/\* #([\w-]+) \*\/\}$/gm;

/** Gives scripts the sections of a text, headings without numbers; the text itself would bring React along. */
export const textSections: Plugin = {
  name: "text-sections",
  transform(source, file) {
    if (!file.endsWith(".mdx")) return undefined;
    const sections = Array.from(source.matchAll(heading), ([, label, section]) => ({ id: section, label }));
    return `export const sections = ${JSON.stringify(sections)};`;
  },
};
