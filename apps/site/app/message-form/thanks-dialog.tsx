import { Dialog } from "@matchfront/ui";
import { flushSync } from "react-dom";
import { useForm } from "react-final-form";
import type { MessageFormKind } from "./message-form-kind.ts";

/** Thanks the sender; closing it reloads the page (specification, section 4). */
export function ThanksDialog({ kind }: { kind: Pick<MessageFormKind, "copy" | "empty" | "path"> }) {
  const form = useForm();
  const startAgain = () => {
    // A browser gives a reloaded form what it held before: leave nothing to give.
    flushSync(() => form.restart(kind.empty));
    // Not `reload`: on the page that answers a refused native post it would post again.
    location.replace(kind.path);
  };
  const { message, close } = kind.copy.thanks;
  return <Dialog closeLabel={close} onClose={startAgain} open title={message} />;
}
