import { use } from "react";
import { DialogLocaleContext } from "./dialog-locale.ts";

/** Renders a message from the server, marked with its language if the dialog has switched to another one. */
export function ServerMessage({ children }: { children: string }) {
  const { language, messageLanguages } = use(DialogLocaleContext);
  const own = messageLanguages?.get(children) ?? language;
  return <span lang={own === language ? undefined : own}>{children}</span>;
}
