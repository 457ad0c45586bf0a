import { useWords } from "../../words/words.ts";
import { linkTo } from "../../shell/link-to.tsx";

/** How the site uses what a form sends. */
export function PrivacyNote() {
  return <p>{useWords().form.privacy({ data: linkTo("/privacy") })}</p>;
}
