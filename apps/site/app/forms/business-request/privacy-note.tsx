import { useWords } from "../../words/words.ts";
import { linkTo } from "../../shell/link-to.tsx";

export function PrivacyNote() {
  return <p>{useWords().form.privacy({ data: linkTo("/privacy") })}</p>;
}
