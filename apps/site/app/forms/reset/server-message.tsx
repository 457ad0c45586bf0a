import { use } from "react";
import { CurrentWordsContext } from "./reset-words.ts";

/** Renders a message from the server, marked with its language if the dialog has switched to another one. */
export function ServerMessage({ children }: { children: string }) {
  const { language, messageLanguages } = use(CurrentWordsContext);
  const own = messageLanguages?.get(children) ?? language;
  return <span lang={own === language ? undefined : own}>{children}</span>;
}
