import {
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
} from "react";
import { flushSync } from "react-dom";
import { Form as FinalForm, FormSpy, type FormRenderProps } from "react-final-form";
import { honeypotField } from "../honeypot/honeypot-field.ts";
import type { Reply, ValuesOf } from "../define-form/form.ts";
import { idOf } from "../define-form/id-of.ts";
import { BindingContext } from "./binding-context.ts";
import type { BindableForm } from "./bound-form.ts";
import { useHydratedTexts } from "./use-hydrated-texts.ts";

type Texts = Readonly<Record<string, string>>;

export type ValidatedFormProps<Form extends BindableForm> = Omit<
  ComponentProps<"form">,
  "children" | "onSubmit"
> & {
  form: Form;
  /** Takes the values, which keep every rule. */
  onSubmit: (values: ValuesOf<Form>) => unknown;
  /** What the form holds at first, and again when that changes. What a reply gives back comes before it. */
  initial?: Form["empty"] | undefined;
  /** What a server answered to the form: its errors show at once. */
  reply?: Reply<Form["empty"]> | undefined;
  /** Called with what is typed after every change, and at first where the form is not blank. */
  onTyped?: ((typed: Form["empty"]) => void) | undefined;
  /** Called where a rule is broken, with the messages in the page. @default focuses the first field at fault */
  onRefused?: ((element: HTMLFormElement) => void) | undefined;
  /** What the ids of its controls begin with, where the form stands on the page twice. @default the form's name */
  idPrefix?: string | undefined;
  children: ReactNode;
};

/** A form of react-final-form that checks by a definition, and hands on nothing but values that keep its rules. */
export function ValidatedForm<Form extends BindableForm>({
  form,
  onSubmit,
  reply,
  initial,
  idPrefix = form.name,
  ...rest
}: ValidatedFormProps<Form>) {
  const refused = reply?.status === "invalid" ? reply : undefined;
  const held = useHydratedTexts(form.names, idPrefix);
  const [firstReply] = useState(reply);
  const given = held && reply === firstReply ? held : refused?.typed;
  const initialValues: Texts = { ...form.empty, ...initial, ...given };
  const binding = useMemo(
    () => ({ names: form.names, copy: form.copy.fields, idPrefix, refused }),
    [form, idPrefix, refused],
  );

  // final-form takes what it throws or returns for an outcome: https://github.com/final-form/final-form/issues/464
  const hand = (typed: Texts) => {
    const parsed = form.parse(typed);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values of this very form
    const take = async () => parsed.status === "valid" && onSubmit(parsed.values as ValuesOf<Form>);
    take().catch(reportError);
  };

  return (
    <BindingContext value={binding}>
      <FinalForm<Texts>
        initialValues={initialValues}
        onSubmit={hand}
        subscription={{}}
        validate={form.validate}
      >
        {({ form: api, handleSubmit }) => (
          <Element {...rest} api={api} typedOf={form.typed} onPost={handleSubmit} />
        )}
      </FinalForm>
    </BindingContext>
  );
}

type ElementProps<Form extends BindableForm> = Pick<
  ValidatedFormProps<Form>,
  "children" | "onRefused" | "onTyped"
> &
  ComponentProps<"form"> & {
    api: FormRenderProps<Texts>["form"];
    onPost: (event: SubmitEvent<HTMLFormElement>) => unknown;
    typedOf: Form["typed"];
  };

function Element<Form extends BindableForm>({
  api,
  onPost,
  onRefused,
  onTyped,
  typedOf,
  children,
  ...attributes
}: ElementProps<Form>) {
  const isHydrated = useIsHydrated();
  const { names, idPrefix } = useContext(BindingContext);
  const focusFirstFault = () => {
    const { errors } = api.getState();
    const fault = names.find((name) => errors?.[name]);
    if (fault) document.getElementById(idOf(idPrefix, fault))?.focus();
  };
  const isTold = useRef(false);
  const tell = (typed: Texts) => {
    // A form that begins blank has typed nothing: a draft that is still to be read stays.
    isTold.current ||= Object.values(typed).some((text) => text !== "");
    if (isTold.current) onTyped?.(typed);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    // What a program has filled in is posted by the browser, with what gives it away.
    if (new FormData(element).get(honeypotField)) return;
    flushSync(() => void onPost(event));
    if (!api.getState().hasValidationErrors) return;
    if (onRefused) onRefused(element);
    else focusFirstFault();
  };
  return (
    <form
      data-hydrated={isHydrated ? "" : undefined}
      // React sets it where the action is a function.
      method={typeof attributes.action === "function" ? undefined : "post"}
      noValidate={isHydrated}
      {...attributes}
      onSubmit={submit}
    >
      {children}
      {onTyped && (
        <FormSpy<Texts> onChange={({ values }) => tell(typedOf(values))} subscription={{ values: true }} />
      )}
    </form>
  );
}

/** Whether React has taken the form over: then our own messages replace the browser's. */
function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useLayoutEffect(() => {
    // Fields register with final-form in effects, which React puts off, and what is typed until then is lost. A state
    // that changes here makes React run them at once, before the next key.
    // oxlint-disable-next-line react/set-state-in-effect -- that it renders again at once is what it is for
    setHydrated(true);
  }, []);
  return isHydrated;
}
