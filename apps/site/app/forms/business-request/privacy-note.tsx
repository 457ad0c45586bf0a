import { useMessages } from "../../messages/messages.ts";
import { linkTo } from "../../shell/links.tsx";

export function PrivacyNote() {
  return <p>{useMessages().form.privacy({ data: linkTo("/privacy") })}</p>;
}
