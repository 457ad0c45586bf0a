import type { Plugin } from "vite";

const heading = /^## (?:\d+\. )?(.+) \{\/\* #([\w-]+) \*\/\}$/gm;

/** Gives scripts the sections of a text, headings without numbers; the text itself would bring React along. */
export const textSections: Plugin = {
  name: "text-sections",
  transform(source, id) {
    if (!id.endsWith(".mdx")) return undefined;
    const sections = Array.from(source.matchAll(heading), ([, label, section]) => ({ id: section, label }));
    return `export const sections = ${JSON.stringify(sections)};`;
  },
};
