import { Dialog } from "@matchfront/ui";
import { flushSync } from "react-dom";
import { useForm } from "react-final-form";
import type { MessageDefinition } from "./message-kind.ts";

/** Thanks the sender; closing it reloads the page (specification, section 4). */
export function ThanksDialog({ form }: { form: Pick<MessageDefinition, "copy" | "empty" | "page"> }) {
  const { restart } = useForm();
  const startAgain = () => {
    // A browser gives a reloaded form what it held before: leave nothing to give.
    flushSync(() => restart(form.empty));
    // Not `reload`: on the page that answers a refused native post it would post again.
    location.replace(form.page);
  };
  const { message, close } = form.copy.thanks;
  return <Dialog closeLabel={close} onClose={startAgain} open title={message} />;
}
