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
            <Field<string> key={name} name={name} parse={String} subscription={shown}>
              {({ input, meta }) => (
                <PlainField {...input} error={meta.touched ? meta.error : undefined} name={name} />
              )}
            </Field>
          ))}
          <Field<string> name="message" subscription={{ value: true }}>
            {({ input }) => <Count length={input.value.length} />}
          </Field>
          <button type="submit">Send</button>
        </form>
      )}
    </Form>
  );
}

const shown = { value: true, touched: true, error: true };

offer(Candidate);
