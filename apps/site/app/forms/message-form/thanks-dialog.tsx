import { Dialog } from "@matchfront/ui";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-final-form";
import type { MessageDefinition, MessageWords, SentMessage } from "./message-form-binding.ts";
import styles from "./thanks-dialog.module.css";

export type ThanksDialogProps = {
  form: Pick<MessageDefinition, "copy" | "empty" | "names">;
  /** The path of its page. */
  page: string;
  sent: SentMessage;
  words: MessageWords["submit"];
};

/** Thanks the sender; closing it reloads the page (specification, section 4), which begins at its heading then. */
export function ThanksDialog({ form, page, sent, words }: ThanksDialogProps) {
  const { restart } = useForm();
  const startAgain = () => {
    // Browsers restore the fields of a reloaded page: clear them first.
    flushSync(() => restart(form.empty));
    // Kept by the tab for the page that comes: see `prepareForm`.
    window.name = "thanked";
    // Not `reload`: on the page that answers a refused native post it would post again.
    location.replace(page);
  };
  const { message, close, promise } = form.copy.thanks;
  return (
    <Dialog closeLabel={close} onClose={startAgain} open title={message}>
      {promise && <p>{promise}</p>}
      <SentReference>{`${words.reference} ${sent.reference}`}</SentReference>
      <SentValues form={form} heading={words.sentValues} values={sent.values} />
    </Dialog>
  );
}

type SentValuesProps = Pick<ThanksDialogProps, "form"> & { heading: string; values: SentMessage["values"] };

/** Shows the values that were sent, collapsed. */
function SentValues({ form, heading, values }: SentValuesProps) {
  return (
    <details className={styles.sent}>
      <summary>{heading}</summary>
      <dl>
        {form.names.map((name) => {
          const { label = "", options } = form.copy.fields[name] ?? {};
          const value = values[name] ?? "";
          return (
            value && (
              <div key={name}>
                <dt>{label.replace(/ \*$/, "")}</dt>
                <dd>{options?.[value] ?? value}</dd>
              </div>
            )
          );
        })}
      </dl>
    </details>
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
