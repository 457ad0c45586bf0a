import { useEffect, useState, type ReactNode } from "react";
import type { ValuesOf } from "../define-form/form.ts";
import { useSubmit, type UseSubmitResult, type QueueOptions } from "../react/use-submit.ts";
import type { Send } from "../submit/submit.ts";
import type { BindableForm, BoundField, BoundName } from "./bound-form.ts";
import { createIdleWriter } from "./idle-writer.ts";
import { useBoundField } from "./use-bound-field.ts";
import { ValidatedForm, type ValidatedFormProps } from "./validated-form.tsx";

/** The props of a bound `Form`, besides the attributes of a `<form>`. */
export type BoundFormProps<Form extends BindableForm, Result> = Omit<
  ValidatedFormProps<Form>,
  "children" | "form" | "onSubmit" | "onValuesChange"
> & {
  /** Delivers the values, see `createSubmit`. */
  send: Send<ValuesOf<Form>, Result>;
  /** Stores the typed text as a draft, and queues messages while offline. */
  queue?:
    | (QueueOptions<ValuesOf<Form>> & {
        readonly draft: { readonly write: (values: Form["emptyValues"]) => void };
      })
    | undefined;
  /** The form's content, or a function of the submit's state. */
  children: ReactNode | ((submit: UseSubmitResult<ValuesOf<Form>, Result>) => ReactNode);
};

/** The components of one form. */
export type BoundForm<Form extends BindableForm> = {
  /** A form that sends its values. It posts natively, to its `action`, until it is hydrated. */
  readonly Form: <Result>(props: BoundFormProps<Form, Result>) => ReactNode;
  /** A form that passes its valid values to `onSubmit` instead of a `send`. */
  readonly ValidatedForm: (props: Omit<ValidatedFormProps<Form>, "form">) => ReactNode;
  /** One of the form's fields, inside it. */
  readonly Field: <Name extends BoundName<Form>>(props: {
    readonly name: Name;
    readonly children: (field: BoundField<Form, Name>) => ReactNode;
  }) => ReactNode;
};

/**
 * Binds a form to react-final-form, at module level: typed fields, errors that show after blur or a submit, and a submit
 * whose outcome final-form cannot misread.
 *
 * @param form - any form of `defineForm`
 * @example
 * const { Form, Field } = bindForm(newsletterForm);
 * const Newsletter = () => (
 *   <Form send={send}>
 *     <Field name="email">{({ label, error, ...input }) => <label>{label} <input {...input} /> {error}</label>}</Field>
 *     <button>Subscribe</button>
 *   </Form>
 * );
 */
export function bindForm<Form extends BindableForm>(form: Form): BoundForm<Form> {
  return {
    Form({ send, queue, children, ...rest }) {
      const [draft] = useState(createIdleWriter);
      useEffect(() => draft.now, [draft]);
      const submit = useSubmit(async (...message: Parameters<typeof send>) => {
        const result = await send(...message);
        // The draft is compared with what was sent.
        draft.now();
        return result;
      }, queue);
      const handleValuesChange = (values: Form["emptyValues"]) => {
        // Typing after a success starts another message, but resetting the form to blank does not.
        if (submit.state.status === "succeeded" && !isBlank(values)) submit.reset();
        if (queue) draft.later(() => queue.draft.write(values));
      };
      return (
        <ValidatedForm<Form>
          {...rest}
          form={form}
          onSubmit={submit.submit}
          onValuesChange={handleValuesChange}
        >
          {typeof children === "function" ? children(submit) : children}
        </ValidatedForm>
      );
    },
    ValidatedForm: (props) => <ValidatedForm<Form> {...props} form={form} />,
    Field: ({ name, children }) => children(useBoundField(form, name)),
  };
}

const isBlank = (values: Readonly<Record<string, string>>) =>
  Object.values(values).every((text) => text === "");
