import { use, useState } from "react";
import { CurrentWordsContext } from "./reset-words.ts";

/** A text that a server said: it stays in the language of that moment, also where the dialog changes its own. */
export function Said({ children }: { children: string }) {
  return <InItsLanguage key={children}>{children}</InItsLanguage>;
}

function InItsLanguage({ children }: { children: string }) {
  const { language } = use(CurrentWordsContext);
  const [saidIn] = useState(language);
  return <span lang={saidIn === language ? undefined : saidIn}>{children}</span>;
}
