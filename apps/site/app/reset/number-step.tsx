import {
  dialingCodes,
  parseResetPhone,
  phoneResetCopy,
  type PhoneResetState,
  type ResetPhone,
} from "@matchfront/forms";
import { PhoneField, SubmitButton } from "@matchfront/ui";
import { FormField } from "../form/form-field.tsx";
import { Failure } from "./failure.tsx";
import { ResetForm } from "./reset-form.tsx";
import { takeFocus } from "./take-focus.ts";

type NumberStepProps = {
  state: Extract<PhoneResetState, { status: "enteringNumber" | "checkingNumber" | "sendingCode" }>;
  onEnter: (phone: ResetPhone) => void;
};

/** The new number, with its country's code. */
export function NumberStep({ state, onEnter }: NumberStepProps) {
  const enter = (typed: ResetPhone) => {
    const parsed = parseResetPhone(typed);
    if (parsed.status === "valid") onEnter(parsed.values);
  };
  return (
    <ResetForm<ResetPhone> initialValues={state.phone} onSubmit={enter} validate={validate}>
      <FormField name="dialingCode">
        {(dialingCode) => (
          <FormField name="phoneNumber">
            {(field) => (
              <PhoneField
                countries={dialingCodes}
                dialingCode={dialingCode}
                hint={phoneResetCopy.number.hint}
                label={phoneResetCopy.number.label}
                ref={takeFocus}
                {...field}
              />
            )}
          </FormField>
        )}
      </FormField>
      <Failure of={state} />
      <SubmitButton loading={state.status !== "enteringNumber"}>{phoneResetCopy.number.send}</SubmitButton>
    </ResetForm>
  );
}

function validate(typed: ResetPhone) {
  const parsed = parseResetPhone(typed);
  return parsed.status === "invalid" ? parsed.errors : {};
}
