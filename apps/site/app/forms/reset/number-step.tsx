import type { PhoneNumber } from "@matchfront/forms/site";
import { ErrorAnnouncer } from "@matchfront/ui";
import {
  Field,
  PhoneNumberFields,
  ValidatedForm,
  type PhoneNumberFieldsProps,
} from "./phone-number-fields.tsx";
import styles from "./reset-dialog.module.css";
import { useDialogMessages } from "./dialog-locale.ts";

type NumberStepProps = Omit<PhoneNumberFieldsProps, "dialingCode"> & {
  onEnter: (phone: PhoneNumber) => void;
};

export function NumberStep(props: NumberStepProps) {
  const { phoneNumber: copy, errorFormat } = useDialogMessages();
  return (
    <ValidatedForm
      copy={copy}
      className={styles.form}
      initialValues={props.state.phone}
      onSubmit={props.onEnter}
    >
      <ErrorAnnouncer errorFormat={errorFormat} />
      <Field name="dialingCode">
        {(dialingCode) => <PhoneNumberFields {...props} dialingCode={dialingCode} />}
      </Field>
    </ValidatedForm>
  );
}
