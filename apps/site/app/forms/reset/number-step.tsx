import { dialingCodes, resetPhoneForm, type PhoneResetState, type ResetPhone } from "@matchfront/forms";
import { bindForm } from "@matchfront/forms/final-form";
import { ErrorAnnouncer, PhoneField, SubmitButton } from "@matchfront/ui";
import { Failure } from "./failure.tsx";
import styles from "./reset-dialog.module.css";
import { focusOnMount } from "./focus-on-mount.ts";

const { ValidatedForm, Field } = bindForm(resetPhoneForm);

type NumberStepProps = {
  state: Extract<PhoneResetState, { status: "enteringNumber" | "checkingNumber" | "sendingCode" }>;
  onEnter: (phone: ResetPhone) => void;
};

/** The step that asks for the new number and its country's code. */
export function NumberStep({ state, onEnter }: NumberStepProps) {
  return (
    <ValidatedForm className={styles.form} initial={state.phone} onSubmit={onEnter}>
      <ErrorAnnouncer />
      <Field name="dialingCode">
        {(dialingCode) => (
          <Field name="phoneNumber">
            {(field) => (
              <PhoneField countries={dialingCodes} dialingCode={dialingCode} ref={focusOnMount} {...field} />
            )}
          </Field>
        )}
      </Field>
      <Failure of={state} />
      <SubmitButton loading={state.status !== "enteringNumber"}>{resetPhoneForm.copy.send}</SubmitButton>
    </ValidatedForm>
  );
}
