import type { Refused } from "@matchfront/forms";
import { ToastProvider } from "@matchfront/ui";
import { Island } from "../../loading/island.tsx";
import { MessageForm, type MessageFormProps } from "./message-form.tsx";
import type { Texts } from "./message-kind.ts";

/** What the island's first render needs beyond the page's HTML, which holds what was typed. */
export type FormIslandProps = { refused?: Omit<Refused<Texts>, "typed"> | undefined };

/**
 * A message form as its page carries it: prerendered, or in answer to a refused native post.
 *
 * @example <FormIsland kind={contactMessage} />
 */
export function FormIsland({ kind, refused }: MessageFormProps) {
  return (
    <Island
      name={kind.form.name}
      page={kind.form.page}
      props={{ refused: refused && { ...refused, typed: undefined } }}
    >
      <FormWidgets kind={kind} refused={refused} />
    </Island>
  );
}

/** What React takes over inside the island. */
export function FormWidgets(props: MessageFormProps) {
  return (
    <ToastProvider>
      <MessageForm {...props} />
    </ToastProvider>
  );
}
