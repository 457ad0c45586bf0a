import { Dialog } from "@matchfront/ui";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-final-form";
import type { ConfigMessages, MessageFormConfig, SentMessage } from "./message-form-config.ts";
import styles from "./thanks-dialog.module.css";

export type ThanksDialogProps = {
  form: Pick<MessageFormConfig["form"], "copy" | "emptyValues" | "fieldNames">;
  messages: ConfigMessages;
  sent: SentMessage;
};

/** Renders the thanks dialog. Closing it reloads the page (specification, section 4) and focuses its heading. */
export function ThanksDialog({ form, messages: { page, submit }, sent }: ThanksDialogProps) {
  const { restart } = useForm();
  const startAgain = () => {
    // Browsers restore the fields of a reloaded page, so clear them first.
    flushSync(() => restart(form.emptyValues));
    // See `focusHeadingAfterThanks` in prepare-form.ts.
    window.name = "thanked";
    // On the answer to a native post, `reload` would post again.
    location.replace(page);
  };
  const { message, close, promise } = form.copy.thanks;
  return (
    <Dialog closeLabel={close} onClose={startAgain} open title={message}>
      {promise && <p>{promise}</p>}
      {sent.reference && <SentReference>{`${submit.reference} ${sent.reference}`}</SentReference>}
      <SentValues form={form} heading={submit.sentValues} values={sent.values} />
    </Dialog>
  );
}

type SentValuesProps = Pick<ThanksDialogProps, "form"> & { heading: string; values: SentMessage["values"] };

function SentValues({ form, heading, values }: SentValuesProps) {
  return (
    <details className={styles.sent}>
      <summary>{heading}</summary>
      <dl>
        {form.fieldNames.map((name) => {
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

/** The time that screen readers need to announce the dialog's heading, in milliseconds. */
const headingDelay = 300;

/** Shows the reference late: screen readers announce only changes of a status, and would skip one during the heading. */
function SentReference({ children }: { children: string }) {
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), headingDelay);
    return () => clearTimeout(timer);
  }, []);
  return <output>{isSaid ? children : "\u00A0"}</output>;
}
