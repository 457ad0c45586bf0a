import { Dialog } from "@matchfront/ui";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-final-form";
import type { MessageDefinition } from "./message-form-binding.ts";

export type ThanksDialogProps = {
  form: Pick<MessageDefinition, "copy" | "empty">;
  /** The path of its page. */
  page: string;
  /** What to quote, with the words before it. */
  reference: string;
};

/** Thanks the sender; closing it reloads the page (specification, section 4), which begins at its heading then. */
export function ThanksDialog({ form, page, reference }: ThanksDialogProps) {
  const { restart } = useForm();
  const startAgain = () => {
    // Browsers restore the fields of a reloaded page: clear them first.
    flushSync(() => restart(form.empty));
    // Kept by the tab for the page that comes: see `prepareForm`.
    window.name = "thanked";
    // Not `reload`: on the page that answers a refused native post it would post again.
    location.replace(page);
  };
  const { message, close } = form.copy.thanks;
  return (
    <Dialog closeLabel={close} onClose={startAgain} open title={message}>
      <SentReference>{reference}</SentReference>
    </Dialog>
  );
}

/** How long readers have for a dialog's heading, in ms, before its status changes. */
const headingDelay = 300;

/** What to quote, as a status: the focus is on the heading, and readers say a change only of what was there. */
function SentReference({ children }: { children: string }) {
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), headingDelay);
    return () => clearTimeout(timer);
  }, []);
  return <output>{isSaid ? children : "\u00A0"}</output>;
}
