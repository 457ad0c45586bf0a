import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Help } from "../content/faq/help.ts";
import { site } from "./folders.ts";

const imported = /^virtual:other-words-[a-z]{2}$/;
const resolved = /\/content\/([a-z]{2})\/other-words-\1$/;

/**
 * Gives the search of the help page what visitors type and an answer does not say, of one language, as
 * `virtual:other-words-fr`: of the rest of the answers the page has the text.
 */
export const otherWordsPlugin: Plugin = {
  name: "other-words",
  resolveId: {
    filter: { id: imported },
    // The chunk is named by it.
    handler: (id) => join(site, "content", id.slice(-2), id.replace("virtual:", "")),
  },
  load: {
    filter: { id: resolved },
    async handler(id) {
      const file = join(dirname(id), "faq/faq.ts");
      const { help }: { help: Help } = await import(pathToFileURL(file).href);
      const questions = help.categories.flatMap((category) => category.questions);
      const words = questions.flatMap((question) =>
        question.otherWords === undefined ? [] : [[question.id, question.otherWords]],
      );
      return `export default ${JSON.stringify(Object.fromEntries(words))}`;
    },
  },
};
