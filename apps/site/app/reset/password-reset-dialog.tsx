import {
  emptyPasswordReset,
  passwordResetCopy,
  validatePasswordReset,
  type PasswordResetValues,
} from "@matchfront/forms";
import { useSubmit } from "@matchfront/forms/react";
import { Dialog, FormStatus, PasswordField, SubmitButton, useToast } from "@matchfront/ui";
import { useState, type ReactNode } from "react";
import { useFormState } from "react-final-form";
import { FormField } from "../form/form-field.tsx";
import { changePassword } from "./reset-api.ts";
import { ResetForm } from "./reset-form.tsx";
import { takeFocus } from "./take-focus.ts";

const { fields, title } = passwordResetCopy;

/** Why the server refused what was sent, until that cannot be sent again as it stands. */
function Refusal({ children }: { children: ReactNode }) {
  const { hasValidationErrors } = useFormState({ subscription: { hasValidationErrors: true } });
  return (
    <FormStatus spoken={false} tone="error">
      {!hasValidationErrors && children}
    </FormStatus>
  );
}

/** Changes a member's password. */
export function PasswordResetDialog({ token }: { token: string }) {
  const [isOpen, setOpen] = useState(true);
  const toast = useToast();
  const { state, submit } = useSubmit(({ newPassword }: PasswordResetValues, { signal }) =>
    changePassword(token, newPassword, signal),
  );
  // Never rejects: final-form would take that for success, https://github.com/final-form/final-form/issues/464
  const send = async (values: PasswordResetValues) => {
    const outcome = await submit(values);
    if (outcome.status === "failed") toast.error(outcome.message);
    if (outcome.status === "succeeded") toast.info(outcome.answer.message || passwordResetCopy.done);
  };
  // Nothing of a password that was typed stays in the page.
  if (!isOpen) return null;
  return (
    <Dialog onClose={() => setOpen(false)} open title={title}>
      {state.status === "succeeded" ? (
        <p ref={takeFocus} tabIndex={-1}>
          {state.answer.message || passwordResetCopy.done}
        </p>
      ) : (
        <ResetForm<PasswordResetValues>
          initialValues={emptyPasswordReset}
          onSubmit={send}
          validate={validatePasswordReset}
        >
          <FormField name="newPassword">
            {(field) => (
              <PasswordField autoComplete="new-password" strength {...fields.newPassword} {...field} />
            )}
          </FormField>
          <FormField name="confirmPassword">
            {(field) => <PasswordField autoComplete="new-password" {...fields.confirmPassword} {...field} />}
          </FormField>
          <Refusal>{state.status === "failed" && state.message}</Refusal>
          <SubmitButton loading={state.status === "sending"}>{passwordResetCopy.send}</SubmitButton>
        </ResetForm>
      )}
    </Dialog>
  );
}
