import type { Ready } from "../../app/words/message.ts";
import { readyWords } from "../../app/words/ready-words.ts";
import { visit } from "./visit.ts";

const en = { visit };
const words: Ready<typeof en> = readyWords<typeof en>(en, "en");

/** As the site's own are, once the page's words are listed in `en.ts`. */
export const useWords = () => words;
export const wordsAt = (_location: { pathname: string }) => words;
