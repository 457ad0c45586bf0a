import { normalizePhone } from "@matchfront/forms";
import {
  dialingCodes,
  phoneNumberForm,
  splitByCountry,
  type DialingCode,
  type PhoneNumber,
  type PhoneResetState,
} from "@matchfront/forms/site";
import { bindForm, type BoundField } from "@matchfront/forms/final-form";
import { ErrorAnnouncer, FormStatus, PhoneField, SubmitButton } from "@matchfront/ui";
import { use, useMemo, useState } from "react";
import { Failure } from "./failure.tsx";
import type { Message } from "./outcome-message.ts";
import { focusOnMount } from "./focus-on-mount.ts";
import { DialogLocaleContext, type DialogLocale } from "./dialog-locale.ts";
import styles from "./reset-dialog.module.css";

const { ValidatedForm, Field } = bindForm(phoneNumberForm);

type NumberStepProps = {
  state: Extract<PhoneResetState, { status: "enteringNumber" | "checkingNumber" | "sendingCode" }>;
  /** The message of the last failure. */
  message: Message | undefined;
  country: DialingCode | undefined;
  onEnter: (phone: PhoneNumber) => void;
};

export function NumberStep(props: NumberStepProps) {
  const { phoneNumber: copy, submit } = use(DialogLocaleContext).messages;
  return (
    <ValidatedForm
      copy={copy}
      className={styles.form}
      initialValues={props.state.phone}
      onSubmit={props.onEnter}
    >
      <ErrorAnnouncer errorFormat={submit.errorFormat} />
      <Field name="dialingCode">
        {(dialingCode) => <PhoneNumberFields {...props} dialingCode={dialingCode} />}
      </Field>
    </ValidatedForm>
  );
}

/** The selected country, since countries can share a dialing code. */
type SelectedCountry = { id?: string | undefined; from?: "device" | "number" };

function PhoneNumberFields({
  state,
  message,
  country: preset,
  dialingCode,
}: NumberStepProps & { dialingCode: BoundField }) {
  const current = use(DialogLocaleContext);
  const { dialog, phoneNumber: copy } = current.messages;
  const countries = useMemo(() => sortCountries(current, preset), [current, preset]);
  const isLoading = state.status !== "enteringNumber";
  const isFirst = preset && state.phone.phoneNumber === "";
  const [chosen, setChosen] = useState<SelectedCountry>(
    isFirst ? { id: preset.country, from: "device" } : {},
  );
  const failure = "failure" in state ? state.failure : undefined;
  const { reason }: { reason?: string } = Object(failure?.reason === "callFailed" && failure.error);
  const sharing = countries.filter(({ code }) => code === dialingCode.value);
  const country = sharing.find(({ id }) => id === chosen.id) ?? sharing[0];
  const say = (text: string) =>
    text.replace("{country}", country ? `${country.country} (${country.code})` : "");
  // On a separate line, because the preceding message ends without a period.
  const checked = (
    <>
      <br />
      <span>{say(dialog.country.checked)}</span>
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
              // A country is always chosen, so the select needs no empty option.
              required: false,
              onChange({ currentTarget: { value, selectedIndex } }) {
                setChosen({ id: countries[selectedIndex]?.id });
                dialingCode.onChange(value);
              },
            }}
            error={
              error && (
                <>
                  <span>{error}</span>
                  {/^\d*$/.test(normalizePhone(field.value)) && checked}
                </>
              )
            }
            hint={chosen.from === "device" ? `${hint} ${say(dialog.country.device)}` : hint}
            numberLabel={dialog.number}
            onChange={({ currentTarget: { value } }) => {
              onChange(value);
              const { dialingCode: named } = splitByCountry({
                dialingCode: dialingCode.value,
                phoneNumber: value,
              });
              if (named === dialingCode.value) return;
              setChosen({ from: "number" });
              dialingCode.onChange(named);
            }}
            ref={focusOnMount}
            {...field}
          />
        )}
      </Field>
      <FormStatus>{chosen.from === "number" && say(dialog.country.number)}</FormStatus>
      <SubmitButton loading={isLoading} loadingLabel={dialog.loading}>
        {copy.send}
      </SubmitButton>
      <Failure isLoading={isLoading} message={message}>
        {reason === "invalidPhone" && state.phone.dialingCode === dialingCode.value && checked}
      </Failure>
    </>
  );
}

/** Returns the countries: the device's, the default, then the others by their localized names. */
function sortCountries({ language, messages }: DialogLocale, preset: DialingCode | undefined) {
  const names: Readonly<Record<string, string>> = messages.countries;
  const first = [preset?.country, dialingCodes[0].country];
  const rank = ({ id }: { id: string }) => (first.includes(id) ? first.indexOf(id) : first.length);
  const list = dialingCodes.map(({ code, country }) => ({
    id: country,
    code,
    country: names[country] ?? country,
  }));
  list.sort((one, other) => rank(one) - rank(other) || one.country.localeCompare(other.country, language));
  return list;
}
