import { OfflineError } from "@matchfront/api-client";
import { createDraft, type InvalidReply, type Send } from "@matchfront/forms";
import { useEffect, useRef, useState } from "react";
import { MessageFormContent } from "./message-form-content.tsx";
import type { MessageFormConfig, SentMessage, MessageValues } from "./message-form-config.ts";
import { InteractionContext, type InteractionChunk, type InteractionModule } from "./interaction-context.ts";

type MessageFormProps = {
  config: MessageFormConfig;
  invalidReply?: InvalidReply<MessageValues> | undefined;
  /** The chunk that sends. Without it, the form posts natively. */
  interactionChunk?: InteractionChunk | undefined;
  /** A stand-in until the interaction chunk has loaded. */
  SubmitOutcome?: InteractionModule["SubmitOutcome"] | undefined;
};

/** Renders a message form (specification, sections 2, 4, 5 and 8). Before hydration it posts natively. */
export function MessageForm({ config, invalidReply, interactionChunk, ...rest }: MessageFormProps) {
  const { form, bound, call, messages } = config;
  const { lang, failures } = messages;
  const [draft] = useState(() => createDraft(form));
  const [interaction, setInteraction] = useState<InteractionModule>();
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => void interactionChunk?.loading.then(setInteraction), [interactionChunk]);

  const send: Send<MessageValues, SentMessage> = async (values, options) => {
    const loaded = await interactionChunk?.load();
    setInteraction(loaded);
    if (!loaded) throw codeMissing(failures?.OfflineError);
    return loaded.sendMessage(call, values, { ...options, lang }, failures);
  };

  return (
    <InteractionContext value={interaction}>
      <bound.Form
        action={lang ? `${call.path}?lang=${lang}` : call.path}
        onSubmitInvalid={() => summary.current?.focus()}
        queue={{ draft, isOffline: (error) => error instanceof OfflineError }}
        ref={element}
        reply={invalidReply}
        send={send}
      >
        {({ state, cancel }) => (
          <MessageFormContent
            formError={invalidReply?.formError}
            config={config}
            onCancel={() => {
              cancel();
              // The focused button has been removed.
              element.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
            }}
            SubmitOutcome={interaction?.SubmitOutcome ?? rest.SubmitOutcome}
            state={state}
            summary={summary}
          />
        )}
      </bound.Form>
    </InteractionContext>
  );
}

function codeMissing(message: string | undefined): OfflineError {
  return new OfflineError({ cause: "The code that sends could not be loaded.", ...(message && { message }) });
}
