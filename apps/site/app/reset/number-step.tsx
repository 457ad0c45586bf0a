import { dialingCodes, parseResetPhone, phoneResetCopy, type PhoneResetState, type ResetPhone } from "@matchfront/forms";
import { PhoneField, SubmitButton } from "@matchfront/ui";
import { Form } from "react-final-form";
import { FormField } from "../form/form-field.tsx";
import styles from "./reset-dialog.module.css";

type NumberStepProps = {
  state: Extract<PhoneResetState, { status: "enteringNumber" | "checkingNumber" }>;
  onEnter: (phone: ResetPhone) => void;
};

/** The new number, with its country's code. */
export function NumberStep({ state, onEnter }: NumberStepProps) {
  return (
    <Form<ResetPhone> initialValues={state.draft} onSubmit={onEnter} validate={validate}>
      {({ handleSubmit }) => (
        <form className={styles.form} noValidate onSubmit={handleSubmit}>
          <FormField name="dialingCode">
            {(dialingCode) => (
              <FormField name="phoneNumber">
                {(field) => (
                  <PhoneField
                    countries={dialingCodes}
                    dialingCode={dialingCode}
                    hint={phoneResetCopy.number.hint}
                    label={phoneResetCopy.number.label}
                    {...field}
                  />
                )}
              </FormField>
            )}
          </FormField>
          <SubmitButton loading={state.status === "checkingNumber"}>{phoneResetCopy.number.send}</SubmitButton>
        </form>
      )}
    </Form>
  );
}

function validate(typed: ResetPhone) {
  const parsed = parseResetPhone(typed);
  return parsed.status === "invalid" ? parsed.errors : {};
}
