import { ToastProvider } from "@matchfront/ui";
import { Island } from "../loading/island.tsx";
import type { MessageFormKind, Texts } from "./message-form-kind.ts";
import { MessageForm, type MessageFormProps } from "./message-form.tsx";
import type { Refusal } from "./refusal.ts";

/** What the island's first render needs beyond the page's HTML. */
export type FormIslandProps = { refusal?: Refusal | undefined };

/**
 * A message form as its page carries it: prerendered, or in answer to a refused native post.
 *
 * @param props.draft what was typed, where the server refused it
 * @example <FormIsland kind={contactForm} />
 */
export function FormIsland<Values extends Texts>({
  kind,
  draft = kind.empty,
  refusal,
}: { kind: MessageFormKind<Values> } & Partial<MessageFormProps<Values>>) {
  return (
    <Island name={kind.name} page={kind.path} props={{ refusal }}>
      <FormWidgets draft={draft} kind={kind} refusal={refusal} />
    </Island>
  );
}

/** What React takes over inside the island. */
export function FormWidgets<Values extends Texts>(props: MessageFormProps<Values>) {
  return (
    <ToastProvider>
      <MessageForm {...props} />
    </ToastProvider>
  );
}
