import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
} from "react";
import { flushSync } from "react-dom";
import { createForm } from "final-form";
import { Form as FinalForm } from "react-final-form";
import { honeypotName } from "../honeypot/honeypot-name.ts";
import type { FormCopy, FormValues } from "../define-form/field-definition.ts";
import type { Form, InputValues, Reply } from "../define-form/form.ts";
import { idOf } from "../define-form/id-of.ts";
import { deepEqual } from "../submit/deep-equal.ts";
import { BindingContext, type Binding, type Texts } from "./binding-context.ts";
import { readEntered } from "./read-entered.ts";

/** The props that `Form` and `ValidatedForm` share. */
export type SharedFormProps<Values extends FormValues> = Omit<
  ComponentProps<"form">,
  "children" | "onSubmit"
> & {
  /**
   * The copy, instead of the form's own. If it changes, such as to another language, the form keeps its input and shows its
   * errors in the new copy.
   */
  copy?: FormCopy<keyof Values & string> | undefined;
  /** The initial values, applied again when they change. The input of a reply takes precedence. */
  initialValues?: InputValues<Values> | undefined;
  /** The server's reply. Its errors show immediately. */
  reply?: Reply<InputValues<Values>> | undefined;
  /** Called after an invalid submit, once its errors are rendered. @default focuses the first invalid field */
  onSubmitInvalid?: ((element: HTMLFormElement) => void) | undefined;
  /** The prefix of the controls' ids, for a page that has the form twice. @default the form's name */
  idPrefix?: string | undefined;
};

export type ValidatedFormProps<Values extends FormValues> = SharedFormProps<Values> & {
  /** Called with the valid values. */
  onSubmit: (values: Values) => unknown;
  /** Called with the values after each change, and initially if they differ from `initialValues`. */
  onValuesChange?: ((values: InputValues<Values>) => void) | undefined;
  children: ReactNode;
};

/** Renders a form that calls `onSubmit` with valid values only. */
export function ValidatedForm<Values extends FormValues>({
  form: own,
  copy,
  onSubmit,
  onSubmitInvalid,
  onValuesChange,
  onFailureShown,
  onEdit,
  reply,
  initialValues = own.emptyValues,
  idPrefix = own.name,
  failure,
  children,
  ref,
  ...attributes
}: ValidatedFormProps<Values> & {
  form: Form<Values, boolean>;
  /** The last submit, if it failed. */
  failure?: { readonly values: unknown; readonly fieldErrors?: Texts } | undefined;
  /** Called once the form has the text of the failure. */
  onFailureShown?: (values: unknown) => void;
  /** Called after each change by the visitor, not after final-form's `restart`. */
  onEdit?: () => void;
}) {
  const form = useMemo(() => (copy ? own.withCopy(copy) : own), [own, copy]);
  const { fieldNames, readInput } = form;
  const invalidReply = reply?.status === "invalid" ? reply : undefined;
  const validate = useMemo(() => form.createValidate(), [form]);
  const [submitted, setSubmitted] = useState<{ reply: typeof reply; input: Texts }>();
  const isHydrating = useSyncExternalStore(subscribeToNothing, inBrowser, onServer);
  const [entered] = useState(() => readEntered(form, idPrefix));
  const [firstReply] = useState(reply);
  const served = { ...initialValues, ...invalidReply?.input };
  const wanted = reply === firstReply ? { ...served, ...entered?.texts } : served;
  const shownReply = useMemo(() => {
    const errors = failure?.fieldErrors;
    // A message that was queued by an earlier page has no input.
    if (errors) return { input: submitted?.input ?? form.readInput(failure.values), errors };
    return invalidReply === submitted?.reply ? undefined : invalidReply;
  }, [failure, form, invalidReply, submitted]);

  const config = {
    // final-form treats whatever this throws or returns as an outcome: https://github.com/final-form/final-form/issues/464
    onSubmit(input: Texts) {
      const parsed = form.parse(input);
      const run = async () => parsed.status === "valid" && onSubmit(parsed.values);
      // The server is asked anew.
      setSubmitted({ reply: invalidReply, input });
      run().catch(reportError);
    },
    validate,
  };
  // A render must match the server's HTML, also if it depends on values.
  const [api] = useState(() =>
    createForm<Texts>({ ...config, initialValues: isHydrating ? served : wanted }),
  );
  const [initial] = useState(() => api.getState());
  const element = useRef<HTMLFormElement>(null);
  const [controls] = useState<Binding["controls"]>(() => new Map());
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => element.current, []);
  // Not memoized: each field reads its control before a render overwrites it.
  const binding = {
    fieldNames,
    copy: form.copy.fields,
    idPrefix,
    invalidReply: shownReply,
    isHydrating,
    initial,
    element,
    controls,
  };
  const initialized = useRef(initial.initialValues);
  // Not by final-form's component, in a passive effect: what is typed until then would be lost.
  useLayoutEffect(() => {
    if (deepEqual(wanted, initialized.current)) return;
    initialized.current = wanted;
    api.initialize(wanted);
  });
  useLayoutEffect(() => {
    if (!isHydrating && element.current) entered?.restoreFocus(element.current);
  }, [entered, isHydrating]);

  const focusFirstInvalid = () => {
    const { errors } = api.getState();
    const invalid = fieldNames.find((name) => errors?.[name]);
    if (invalid) document.getElementById(idOf(idPrefix, invalid))?.focus();
  };
  const clearRejected = useRef<typeof onFailureShown>(undefined);
  useEffect(() => {
    if (!failure) return;
    const { fields, parse } = own;
    const rejected = own.readInput(failure.values);
    const typed = own.readInput(api.getState().values);
    const parsed = parse(typed);
    const isChoice = (name: keyof Values & string) =>
      fields[name].options || fields[name].attributes?.type === "checkbox";
    // A rejected message returns to a form without text. While there is other text, it stays in the queue for the next page.
    if (fieldNames.every((name) => typed[name] === "" || isChoice(name)))
      for (const name of fieldNames) api.change(name, rejected[name]);
    else if (!deepEqual(parsed.status === "valid" ? own.readInput(parsed.values) : typed, rejected)) return;
    clearRejected.current?.(failure.values);
  }, [api, failure, fieldNames, own]);
  const hasChanged = useRef(false);
  const notify = useRef<(values: Texts, pristine: boolean | undefined) => void>(undefined);
  useLayoutEffect(() => {
    clearRejected.current = onFailureShown;
    notify.current = (values, pristine) => {
      if (!pristine) onEdit?.();
      // A form that starts blank, or with a default, must not overwrite a draft that is still to be read.
      hasChanged.current ||= fieldNames.some((name) => values[name] !== initialValues[name]);
      if (hasChanged.current) onValuesChange?.(readInput(values));
    };
  });
  // Not a `FormSpy`, which would render with each key.
  useEffect(
    () =>
      api.subscribe(({ values, pristine }) => notify.current?.(values, pristine), {
        values: true,
        pristine: true,
      }),
    [api],
  );
  const [, readControls] = useState({});
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    // What a bot has filled in is posted natively, with the honeypot that gives it away.
    if (new FormData(currentTarget).get(honeypotName)) return;
    event.preventDefault();
    event.stopPropagation();
    flushSync(() => readControls({}));
    flushSync(() => void api.submit());
    if (!api.getState().hasValidationErrors) return;
    if (onSubmitInvalid) onSubmitInvalid(currentTarget);
    else focusFirstInvalid();
  };

  return (
    <FinalForm<Texts> {...config} form={api} subscription={{}}>
      {() => (
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
          ref={element}
        >
          <BindingContext value={binding}>{children}</BindingContext>
        </form>
      )}
    </FinalForm>
  );
}

const subscribeToNothing = () => () => {};
const inBrowser = () => false;
/** React also uses this in the browser, while hydrating. */
const onServer = () => true;
