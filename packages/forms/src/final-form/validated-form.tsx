import {
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
} from "react";
import { flushSync } from "react-dom";
import { Form as FinalForm, useForm } from "react-final-form";
import { honeypotName } from "../honeypot/honeypot-name.ts";
import type { Translated } from "../define-form/copy.ts";
import type { Reply, ValuesOf } from "../define-form/form.ts";
import { idOf } from "../define-form/id-of.ts";
import { BindingContext } from "./binding-context.ts";
import type { BindableForm } from "./bound-form.ts";
import { useHydratedTexts } from "./use-hydrated-texts.ts";
import { useIsHydrating } from "./use-is-hydrating.ts";

type Texts = Readonly<Record<string, string>>;

export type ValidatedFormProps<Form extends BindableForm> = Omit<
  ComponentProps<"form">,
  "children" | "onSubmit"
> & {
  form: Form;
  /**
   * The copy, instead of the form's own. If it changes, such as to another language, the form keeps its input and shows its
   * errors in the new copy.
   */
  copy?: Translated<Form["copy"]> | undefined;
  /** Called with the valid values. */
  onSubmit: (values: ValuesOf<Form>) => unknown;
  /** The initial values, applied again when they change. The input of a reply takes precedence. */
  initialValues?: Form["emptyValues"] | undefined;
  /** The server's reply. Its errors show immediately. */
  reply?: Reply<Form["emptyValues"]> | undefined;
  /** Called with the values after each change, and initially unless the form is blank. */
  onValuesChange?: ((values: Form["emptyValues"]) => void) | undefined;
  /** Called after an invalid submit, once its errors are rendered. @default focuses the first invalid field */
  onSubmitInvalid?: ((element: HTMLFormElement) => void) | undefined;
  /** The prefix of the controls' ids, for a page that has the form twice. @default the form's name */
  idPrefix?: string | undefined;
  children: ReactNode;
};

/** Renders a form that calls `onSubmit` with valid values only. */
export function ValidatedForm<Form extends BindableForm>({
  form: own,
  copy,
  onSubmit,
  reply,
  initialValues,
  idPrefix = own.name,
  ...rest
}: ValidatedFormProps<Form>) {
  const form = useMemo(() => withCopy(own, copy), [own, copy]);
  const invalidReply = reply?.status === "invalid" ? reply : undefined;
  const validate = useMemo(() => form.createValidate?.() ?? form.validate, [form]);
  const [submittedReply, setSubmittedReply] = useState<typeof reply>();
  const isHydrating = useIsHydrating();
  const hydratedTexts = useHydratedTexts(form.fieldNames, idPrefix, isHydrating);
  const [firstReply] = useState(reply);
  const postedTexts = hydratedTexts && reply === firstReply ? hydratedTexts : invalidReply?.input;
  const binding = useMemo(
    () => ({
      fieldNames: form.fieldNames,
      copy: form.copy.fields,
      idPrefix,
      invalidReply: invalidReply === submittedReply ? undefined : invalidReply,
    }),
    [form, idPrefix, invalidReply, submittedReply],
  );

  // final-form treats whatever this throws or returns as an outcome: https://github.com/final-form/final-form/issues/464
  const submitValid = (input: Texts) => {
    const parsed = form.parse(input);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values of this very form
    const run = async () => parsed.status === "valid" && onSubmit(parsed.values as ValuesOf<Form>);
    // The server is asked anew.
    setSubmittedReply(invalidReply);
    run().catch(reportError);
  };

  return (
    <BindingContext value={binding}>
      <FinalForm<Texts>
        initialValues={{ ...form.emptyValues, ...initialValues, ...postedTexts }}
        onSubmit={submitValid}
        subscription={{}}
        validate={validate}
      >
        {({ handleSubmit }) => (
          <Element {...rest} isHydrating={isHydrating} readInput={form.readInput} onPost={handleSubmit} />
        )}
      </FinalForm>
    </BindingContext>
  );
}

function withCopy<Form extends BindableForm>(form: Form, copy: unknown): Form {
  if (!copy || !form.withCopy) return form;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the copy of this very form
  return form.withCopy(copy as never) as Form;
}

type ElementProps<Form extends BindableForm> = Pick<
  ValidatedFormProps<Form>,
  "children" | "onSubmitInvalid" | "onValuesChange"
> &
  ComponentProps<"form"> & {
    isHydrating: boolean;
    onPost: (event: SubmitEvent<HTMLFormElement>) => unknown;
    readInput: Form["readInput"];
  };

function Element<Form extends BindableForm>({
  isHydrating,
  onPost,
  onSubmitInvalid,
  onValuesChange,
  readInput,
  children,
  ...attributes
}: ElementProps<Form>) {
  const api = useForm<Texts>();
  const { fieldNames, idPrefix } = useContext(BindingContext);
  const focusFirstInvalid = () => {
    const { errors } = api.getState();
    const invalid = fieldNames.find((name) => errors?.[name]);
    if (invalid) document.getElementById(idOf(idPrefix, invalid))?.focus();
  };
  const hasValues = useRef(false);
  const notifyValues = useRef<(values: Texts) => void>(undefined);
  useLayoutEffect(() => {
    notifyValues.current = (values) => {
      const input = readInput(values);
      // A form that starts blank must not overwrite a draft that is still to be read.
      hasValues.current ||= Object.values(input).some((text) => text !== "");
      if (hasValues.current) onValuesChange?.(input);
    };
  });
  // Not a `FormSpy`, which would render with each key.
  useEffect(() => api.subscribe(({ values }) => notifyValues.current?.(values), { values: true }), [api]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    // What a bot has filled in is posted natively, with the honeypot that gives it away.
    if (new FormData(element).get(honeypotName)) return;
    flushSync(() => void onPost(event));
    if (!api.getState().hasValidationErrors) return;
    if (onSubmitInvalid) onSubmitInvalid(element);
    else focusFirstInvalid();
  };
  return (
    <form
      // Firefox calls a form invalid as soon as one of its fields is empty; each field says so for itself.
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- other browsers ignore it
      aria-invalid={false}
      data-hydrated={isHydrating ? undefined : ""}
      // React sets the method itself if the action is a function.
      method={typeof attributes.action === "function" ? undefined : "post"}
      // From then on our own messages replace the browser's.
      noValidate={!isHydrating}
      {...attributes}
      onSubmit={submit}
    >
      {children}
    </form>
  );
}
