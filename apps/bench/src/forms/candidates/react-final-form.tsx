import { Field, Form } from "react-final-form";
import { PlainField } from "./plain-field.tsx";
import { findErrors } from "./request-rules.ts";
import { copy, empty, names, type Values } from "./request.ts";

/** React Final Form as its documentation makes it fast: it subscribes to what each field shows, and no more. */
export function Candidate() {
  return (
    <Form<Values> initialValues={empty} onSubmit={() => {}} subscription={{}} validate={findErrors}>
      {({ handleSubmit }) => (
        <form noValidate onSubmit={(event) => void handleSubmit(event)}>
          {names.map((name) => (
            <Field<string> key={name} name={name} parse={keepEmpty} subscription={shown}>
              {({ input: { onBlur, onChange, onFocus, value }, meta }) => (
                <PlainField
                  error={meta.touched ? meta.error : undefined}
                  length={name === "message" ? value.length : undefined}
                  name={name}
                  onBlur={onBlur}
                  onChange={onChange}
                  onFocus={onFocus}
                  value={value}
                />
              )}
            </Field>
          ))}
          <button type="submit">{copy.send}</button>
        </form>
      )}
    </Form>
  );
}

const shown = { value: true, touched: true, error: true };
const keepEmpty = (value: string) => value;
