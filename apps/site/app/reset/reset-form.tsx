import type { ReactNode, SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { Form, type FormProps } from "react-final-form";
import styles from "./reset-dialog.module.css";

type ResetFormProps<Values> = Required<Pick<FormProps<Values>, "initialValues" | "onSubmit" | "validate">> & {
  children: ReactNode;
};

/**
 * A form of a dialog: our own messages, for there is no such form without script. A refused submit puts the focus on
 * the first field at fault.
 */
export function ResetForm<Values extends Record<string, string>>({
  children,
  ...form
}: ResetFormProps<Values>) {
  return (
    <Form<Values> subscription={{}} {...form}>
      {({ handleSubmit }) => {
        const submit = (event: SubmitEvent<HTMLFormElement>) => {
          flushSync(() => void handleSubmit(event));
          event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
        };
        return (
          <form className={styles.form} noValidate onSubmit={submit}>
            {children}
          </form>
        );
      }}
    </Form>
  );
}
