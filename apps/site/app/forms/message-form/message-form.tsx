import { isApiError } from "@matchfront/api-client";
import { createDraft, type Refused } from "@matchfront/forms";
import { ToastProvider } from "@matchfront/ui";
import { useRef, useState } from "react";
import { MessageFormContent } from "./message-form-content.tsx";
import type { MessageFormBinding, Texts } from "./message-form-binding.ts";

export type MessageFormProps = {
  binding: MessageFormBinding;
  /** Why the server refused a native post. */
  refused?: Refused<Texts> | undefined;
};

/** A form of the specification's sections 2, 4, 5 and 8; it posts natively until React has hydrated it. */
export function MessageForm(props: MessageFormProps) {
  return (
    <ToastProvider>
      <FormElement {...props} />
    </ToastProvider>
  );
}

function FormElement({ binding, refused }: MessageFormProps) {
  const { form, bound, call, send } = binding;
  const [draft] = useState(() => createDraft(form));
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  return (
    <bound.Form
      action={call.path}
      onRefused={() => summary.current?.focus()}
      queue={{ draft, isOffline: (error) => isApiError(error) && error.name === "OfflineError" }}
      ref={element}
      reply={refused}
      send={send}
    >
      {({ state, cancel }) => (
        <MessageFormContent
          failure={refused?.failure}
          binding={binding}
          onCancel={() => {
            cancel();
            // The button that had focus has been removed.
            element.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
          }}
          state={state}
          summary={summary}
        />
      )}
    </bound.Form>
  );
}
