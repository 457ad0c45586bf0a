import {
  dialingCodes,
  resetPhoneForm,
  type DialingCode,
  type PhoneResetState,
  type ResetPhone,
} from "@matchfront/forms";
import { bindForm } from "@matchfront/forms/final-form";
import { useMemo, use, useState } from "react";
import { ErrorAnnouncer, FormStatus, PhoneField, SubmitButton } from "@matchfront/ui";
import { Failure } from "./failure.tsx";
import styles from "./reset-dialog.module.css";
import { focusOnMount } from "./focus-on-mount.ts";
import { CurrentWordsContext, type CurrentWords } from "./reset-words.ts";

const { ValidatedForm, Field } = bindForm(resetPhoneForm);

type NumberStepProps = {
  state: Extract<PhoneResetState, { status: "enteringNumber" | "checkingNumber" | "sendingCode" }>;
  /** The device's. */
  country: DialingCode | undefined;
  onEnter: (phone: ResetPhone) => void;
};

/** The country of the number: countries may share a code. */
type Chosen = { id?: string | undefined; from?: "device" | "number" };

/** The step that asks for the new number and its country's code. */
export function NumberStep({ state, country: preset, onEnter }: NumberStepProps) {
  const current = use(CurrentWordsContext);
  const { dialog, resetPhone: copy, phoneReset, errorFormat } = current.words;
  const countries = useMemo(() => countriesIn(current, preset), [current, preset]);
  const isFirst = preset && state.phone.phoneNumber === "";
  const [chosen, setChosen] = useState<Chosen>(isFirst ? { id: preset.country, from: "device" } : {});
  const failure = "failure" in state ? state.failure : undefined;
  const isRefused =
    failure?.reason === "call failed" && failure.message === phoneReset.errors.phoneNumber.digits;

  return (
    <ValidatedForm copy={copy} className={styles.form} initial={state.phone} onSubmit={onEnter}>
      <ErrorAnnouncer errorFormat={errorFormat} />
      <Field name="dialingCode">
        {(dialingCode) => {
          const sharing = countries.filter(({ code }) => code === dialingCode.value);
          const country = sharing.find(({ id }) => id === chosen.id) ?? sharing[0];
          const say = (text: string) =>
            text.replace("{country}", country ? `${country.country} (${country.code})` : "");
          // On a line of its own: the message before it ends without a period.
          const checked = (
            <>
              <br /> {say(dialog.country.checked)}
            </>
          );
          return (
            <>
              <Field name="phoneNumber">
                {({ hint, error, onChange, ...field }) => (
                  <PhoneField
                    countries={countries}
                    dialingCode={{
                      ...dialingCode,
                      onChange({ currentTarget: { value, selectedIndex } }) {
                        setChosen({ id: countries[selectedIndex]?.id });
                        dialingCode.onChange(value);
                      },
                    }}
                    error={
                      error && (
                        <>
                          <span>{error}</span>
                          {checked}
                        </>
                      )
                    }
                    hint={chosen.from === "device" ? `${hint} ${say(dialog.country.device)}` : hint}
                    numberLabel={dialog.number}
                    onChange={({ currentTarget: { value } }) => {
                      const named = countries.find((each) => value.startsWith(each.code));
                      if (!named) return onChange(value);
                      const isChosen = named.code === dialingCode.value;
                      setChosen({ id: isChosen ? chosen.id : named.id, from: "number" });
                      dialingCode.onChange(named.code);
                      return onChange(value.slice(named.code.length));
                    }}
                    ref={focusOnMount}
                    {...field}
                  />
                )}
              </Field>
              <FormStatus>{chosen.from === "number" && say(dialog.country.number)}</FormStatus>
              <Failure of={state}>
                {isRefused && state.phone.dialingCode === dialingCode.value && checked}
              </Failure>
            </>
          );
        }}
      </Field>
      <SubmitButton loading={state.status !== "enteringNumber"} loadingLabel={dialog.loading}>
        {copy.send}
      </SubmitButton>
    </ValidatedForm>
  );
}

/** The device's country, the app's own, then the others by their names in the language. */
function countriesIn({ language, words }: CurrentWords, preset: DialingCode | undefined) {
  const names: Readonly<Record<string, string>> = words.countries ?? {};
  const [own, ...others] = dialingCodes.map(({ code, country }) => ({
    id: country,
    code,
    country: names[country] ?? country,
  }));
  if (words.countries) others.sort((one, other) => one.country.localeCompare(other.country, language));
  const list = own ? [own, ...others] : others;
  const first = list.filter(({ id }) => id === preset?.country);
  return [...first, ...list.filter((each) => !first.includes(each))];
}
