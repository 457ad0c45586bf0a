import type { InvalidReply } from "@matchfront/forms";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { isBuiltIn, useLanguage, usePath } from "../../messages/language-context.ts";
import { localize, type Localized, type Language } from "@matchfront/locales/locales";
import { useMessages } from "../../messages/messages.ts";
import { ChunkFailure } from "../../islands/chunk-failure.tsx";
import { useLocalizePath } from "../../shell/links.tsx";
import { MessageForm } from "./message-form.tsx";
import type { MessageFormConfig, FormMessages, MessageValues } from "./message-form-config.ts";
import { getFormMessages } from "./form-messages.ts";
import { SubmitOutcome } from "./submit-outcome.tsx";

export type FormIslandProps = {
  invalidReply?: (Omit<InvalidReply<MessageValues>, "input"> & { input?: undefined }) | undefined;
  /** `undefined` if the form's script has them built in. */
  words?: FormMessages | undefined;
};

/**
 * Renders a message form as a React root of its own: blank, or as the answer to a rejected native post. `useId` counts
 * from the root, so the client, which hydrates it alone, makes the same IDs. Must be called outside of components:
 * React renders one tree at a time.
 */
export function renderFormIsland(
  english: MessageFormConfig,
  language: Language,
  invalidReply?: InvalidReply<MessageValues>,
): ReactElement {
  const messages = isBuiltIn(language) ? undefined : getFormMessages(language, english.form);
  const config = messages ? english.translate(messages) : english;
  const props: FormIslandProps = {
    invalidReply: invalidReply && { ...invalidReply, input: undefined },
    words: messages,
  };
  // `SubmitOutcome` renders nothing yet, but its styles must be on the page.
  const form = <MessageForm config={config} invalidReply={invalidReply} SubmitOutcome={SubmitOutcome} />;
  const { name } = config.form;
  // The server replaces this element when it rejects a native post.
  return (
    <div
      dangerouslySetInnerHTML={{ __html: renderToString(form, { identifierPrefix: `${name}-` }) }}
      data-island={name}
      data-page={config.messages.page}
      data-props={JSON.stringify(props)}
    />
  );
}

export function renderFormIslands(config: MessageFormConfig): Localized<ReactElement> {
  return localize((language) => renderFormIsland(config, language));
}

export function FormIsland({ islands }: { islands: Localized<ReactElement> }) {
  const { reload, stillWorks } = useMessages().form;
  const href = useLocalizePath()(usePath());
  return (
    <>
      <ChunkFailure link={{ label: reload, href }}>{stillWorks}</ChunkFailure>
      {islands[useLanguage()]}
    </>
  );
}
