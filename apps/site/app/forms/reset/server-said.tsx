import { use } from "react";
import { CurrentWordsContext } from "./reset-words.ts";

/** A text that a server said: it stays in the language that it was asked in, also where the dialog changes its own. */
export function ServerSaid({ children }: { children: string }) {
  const { language, saidIn } = use(CurrentWordsContext);
  const own = saidIn?.get(children) ?? language;
  return <span lang={own === language ? undefined : own}>{children}</span>;
}
