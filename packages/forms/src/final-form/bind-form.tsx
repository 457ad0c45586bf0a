import { useEffect, useState, type ReactNode } from "react";
import type { FormValues } from "../define-form/field-definition.ts";
import type { Form, InputValues } from "../define-form/form.ts";
import { useSubmit, type UseSubmitResult } from "../react/use-submit.ts";
import { deepEqual } from "../submit/deep-equal.ts";
import type { QueueOptions, Send } from "../submit/submit.ts";
import { createIdleWriter } from "./idle-writer.ts";
import { NativeField } from "./native-field.tsx";
import { useBoundField, type BoundField } from "./use-bound-field.ts";
import { ValidatedForm, type SharedFormProps, type ValidatedFormProps } from "./validated-form.tsx";

/** The props of a bound `Form`. */
export type BoundFormProps<Values extends FormValues, Result> = SharedFormProps<Values> & {
  /** Sends the values, see `createSubmit`. */
  send: Send<Values, Result>;
  /** Not a prop: the type is the compiler's message. */
  onSubmit?: "use `send`, or the `onSubmit` of `ValidatedForm`";
  /** Stores the input as a draft, and queues messages while offline. */
  queue?:
    | (QueueOptions<Values> & { readonly draft: { readonly write: (values: InputValues<Values>) => void } })
    | undefined;
  /** The content, or a function of the submit's state that returns it. */
  children: ReactNode | ((submit: UseSubmitResult<Values, Result>) => ReactNode);
};

/** The components of one form. */
export type BoundForm<Values extends FormValues> = {
  /** A form that sends its values. Until it is hydrated, it posts natively to its `action`. */
  readonly Form: <Result>(props: BoundFormProps<Values, Result>) => ReactNode;
  /** A form that passes its valid values to `onSubmit` instead of a `send`. */
  readonly ValidatedForm: (props: ValidatedFormProps<Values>) => ReactNode;
  /** A field of the form, to be rendered inside it. */
  readonly Field: (props: {
    readonly name: keyof Values & string;
    /** @default renders native elements: label, hint, control and error */
    readonly children?: (field: BoundField) => ReactNode;
  }) => ReactNode;
};

/**
 * Creates the React components of a form, with react-final-form. Call it at module level. Errors show after a blur or an
 * invalid submit.
 *
 * @param form - a form of `defineForm`
 * @example
 * const { Form, Field } = bindForm(newsletterForm);
 * const Newsletter = () => (
 *   <Form send={send}>
 *     <Field name="email" />
 *     <button>Subscribe</button>
 *   </Form>
 * );
 */
export function bindForm<Values extends FormValues>(form: Form<Values, boolean>): BoundForm<Values> {
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
      return (
        <ValidatedForm<Values>
          {...rest}
          form={form}
          onSubmit={submit.submit}
          // Typing after a success starts another message.
          onEdit={() => submit.state.status === "succeeded" && submit.reset()}
          onValuesChange={(values) => queue && draft.later(() => queue.draft.write(values))}
          failure={submit.state.status === "failed" ? submit.state : undefined}
          onFailureShown={(values) => {
            if (!deepEqual(queue?.draft.readQueued()?.values, values)) return;
            // The draft has the text before the queue removes it, even if the page crashes now.
            draft.now();
            queue?.draft.writeQueued(undefined);
          }}
        >
          {typeof children === "function" ? children(submit) : children}
        </ValidatedForm>
      );
    },
    ValidatedForm: (props) => <ValidatedForm<Values> {...props} form={form} />,
    Field({ name, children }) {
      const field = useBoundField(form, name);
      return children ? children(field) : <NativeField {...field} />;
    },
  };
}
