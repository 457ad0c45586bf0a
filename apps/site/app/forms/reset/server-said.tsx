import { use } from "react";
import { CurrentWordsContext } from "./reset-words.ts";

/** Renders a message from the server, marked with its language if the dialog has switched to another one. */
export function ServerSaid({ children }: { children: string }) {
  const { language, saidIn } = use(CurrentWordsContext);
  const own = saidIn?.get(children) ?? language;
  return <span lang={own === language ? undefined : own}>{children}</span>;
}
