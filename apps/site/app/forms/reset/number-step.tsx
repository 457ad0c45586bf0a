import { dialingCodes, resetPhoneForm, type PhoneResetState, type ResetPhone } from "@matchfront/forms";
import { bindForm } from "@matchfront/forms/final-form";
import { useMemo, use } from "react";
import { ErrorAnnouncer, PhoneField, SubmitButton } from "@matchfront/ui";
import { Failure } from "./failure.tsx";
import styles from "./reset-dialog.module.css";
import { focusOnMount } from "./focus-on-mount.ts";
import { CurrentWordsContext, type CurrentWords } from "./reset-words.ts";

const { ValidatedForm, Field } = bindForm(resetPhoneForm);

type NumberStepProps = {
  state: Extract<PhoneResetState, { status: "enteringNumber" | "checkingNumber" | "sendingCode" }>;
  onEnter: (phone: ResetPhone) => void;
};

/** The step that asks for the new number and its country's code. */
export function NumberStep({ state, onEnter }: NumberStepProps) {
  const current = use(CurrentWordsContext);
  const { dialog, resetPhone: copy, errorFormat } = current.words;
  const countries = useMemo(() => countriesIn(current), [current]);
  return (
    <ValidatedForm copy={copy} className={styles.form} initial={state.phone} onSubmit={onEnter}>
      <ErrorAnnouncer errorFormat={errorFormat} />
      <Field name="dialingCode">
        {(dialingCode) => (
          <Field name="phoneNumber">
            {(field) => (
              <PhoneField
                countries={countries}
                dialingCode={dialingCode}
                numberLabel={dialog.number}
                ref={focusOnMount}
                {...field}
              />
            )}
          </Field>
        )}
      </Field>
      <Failure of={state} />
      <SubmitButton loading={state.status !== "enteringNumber"} loadingLabel={dialog.loading}>
        {copy.send}
      </SubmitButton>
    </ValidatedForm>
  );
}

/** The app's own country, then the others by their names in the language. */
function countriesIn({ language, words }: CurrentWords) {
  const names: Readonly<Record<string, string>> = words.countries ?? {};
  const [own, ...others] = dialingCodes.map(({ code, country }) => ({
    id: country,
    code,
    country: names[country] ?? country,
  }));
  if (words.countries) others.sort((one, other) => one.country.localeCompare(other.country, language));
  return own ? [own, ...others] : others;
}
