import type { InvalidReply } from "@matchfront/forms";
import { isBuiltIn, useLanguage } from "../../messages/language-context.ts";
import { localize, type Localized, type Language } from "@matchfront/locales/locales";
import { useMessages } from "../../messages/messages.ts";
import { Island } from "../../islands/island.tsx";
import { renderIsland, type RenderedIsland } from "../../islands/render-island.ts";
import { MessageForm } from "./message-form.tsx";
import type { MessageFormConfig, FormMessages, MessageValues } from "./message-form-config.ts";
import { getFormMessages } from "./form-messages.ts";
import { SubmitOutcome } from "./submit-outcome.tsx";

export type FormIslandProps = {
  invalidReply?: (Omit<InvalidReply<MessageValues>, "input"> & { input?: undefined }) | undefined;
  /** `undefined` if the form's script has them built in. */
  words?: FormMessages | undefined;
};

/** Renders a message form as an island: blank, or as the answer to a rejected native post. */
export function renderFormIsland(
  english: MessageFormConfig,
  language: Language,
  invalidReply?: InvalidReply<MessageValues>,
): RenderedIsland {
  const messages = isBuiltIn(language) ? undefined : getFormMessages(language, english.form);
  const config = messages ? english.translate(messages) : english;
  const props: FormIslandProps = {
    invalidReply: invalidReply && { ...invalidReply, input: undefined },
    words: messages,
  };
  // `SubmitOutcome` renders nothing yet, but its styles must be on the page.
  const form = <MessageForm config={config} invalidReply={invalidReply} SubmitOutcome={SubmitOutcome} />;
  return renderIsland({ name: config.form.name, page: config.messages.page, props }, form);
}

export function renderFormIslands(config: MessageFormConfig): Localized<RenderedIsland> {
  return localize((language) => renderFormIsland(config, language));
}

export function FormIsland({ islands }: { islands: Localized<RenderedIsland> }) {
  const { reload, stillWorks } = useMessages().form;
  return (
    <Island island={islands[useLanguage()]} reloadLabel={reload}>
      {stillWorks}
    </Island>
  );
}
