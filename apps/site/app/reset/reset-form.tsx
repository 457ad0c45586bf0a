import type { ReactNode } from "react";
import { Form, type FormProps } from "react-final-form";
import styles from "./reset-dialog.module.css";

type ResetFormProps<Values> = Required<Pick<FormProps<Values>, "initialValues" | "onSubmit" | "validate">> & {
  children: ReactNode;
};

/** A form of a dialog: our own messages, for there is no such form without script. */
export function ResetForm<Values extends Record<string, string>>({
  children,
  ...form
}: ResetFormProps<Values>) {
  return (
    <Form<Values> subscription={{}} {...form}>
      {({ handleSubmit }) => (
        <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
          {children}
        </form>
      )}
    </Form>
  );
}
