import type { ResetPhone } from "@matchfront/forms";
import { ErrorAnnouncer } from "@matchfront/ui";
import { Field, NumberOfCountry, ValidatedForm, type NumberOfCountryProps } from "./number-of-country.tsx";
import styles from "./reset-dialog.module.css";
import { useResetWords } from "./reset-words.ts";

type NumberStepProps = Omit<NumberOfCountryProps, "dialingCode"> & { onEnter: (phone: ResetPhone) => void };

export function NumberStep(props: NumberStepProps) {
  const { resetPhone: copy, errorFormat } = useResetWords();
  return (
    <ValidatedForm copy={copy} className={styles.form} initial={props.state.phone} onSubmit={props.onEnter}>
      <ErrorAnnouncer errorFormat={errorFormat} />
      <Field name="dialingCode">
        {(dialingCode) => <NumberOfCountry {...props} dialingCode={dialingCode} />}
      </Field>
    </ValidatedForm>
  );
}
