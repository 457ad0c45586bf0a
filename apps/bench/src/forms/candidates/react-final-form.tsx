import { Field, Form } from "react-final-form";
import { empty, findErrors, names, type Values } from "./message-form.ts";
import { offer } from "./page.tsx";
import { Count, PlainField } from "./plain-field.tsx";

/** React Final Form as its documentation makes it fast: each field subscribes to what it shows, and no more. */
function Candidate() {
  return (
    <Form<Values> initialValues={empty} onSubmit={() => {}} subscription={{}} validate={findErrors}>
      {({ handleSubmit }) => (
        <form noValidate onSubmit={(event) => void handleSubmit(event)}>
          {names.map((name) => (
            <Field<string> key={name} name={name} parse={keepEmpty} subscription={shown}>
              {({ input: { onBlur, onChange, onFocus, value }, meta }) => (
                <PlainField
                  error={meta.touched ? meta.error : undefined}
                  {...{ name, onBlur, onChange, onFocus, value }}
                />
              )}
            </Field>
          ))}
          <Field<string> name="message" subscription={{ value: true }}>
            {({ input: { value } }) => <Count length={value.length} />}
          </Field>
          <button type="submit">Send</button>
        </form>
      )}
    </Form>
  );
}

const shown = { value: true, touched: true, error: true };
const keepEmpty = (value: string) => value;

offer(Candidate);
