import type { Refused } from "@matchfront/forms";
import { use } from "react";
import { LanguageContext } from "../../words/language-context.ts";
import { inLanguages, type InLanguages, type Language } from "../../../languages/language.ts";
import { useWords } from "../../words/words.ts";
import { Island } from "../../islands/island.tsx";
import { renderIsland, type RenderedIsland } from "../../islands/render-island.ts";
import { MessageForm } from "./message-form.tsx";
import type { MessageFormBinding, MessageWords, Texts } from "./message-form-binding.ts";
import { messageWordsIn } from "./message-words.ts";
import { SubmitOutcome } from "./submit-outcome.tsx";

/** What the island's first render needs beyond the page's HTML, which has the values of the fields. */
export type FormIslandProps = {
  refused?: (Omit<Refused<Texts>, "typed"> & { typed?: undefined }) | undefined;
  /** What it says, unless that is English, which its code has. */
  words?: MessageWords | undefined;
};

/** Renders a message form for its page: blank, or in answer to a refused native post. */
export function renderFormIsland(
  english: MessageFormBinding,
  language: Language,
  refused?: Refused<Texts>,
): RenderedIsland {
  const words = messageWordsIn(language, english.form);
  const binding = words ? english.withWords(words) : english;
  const props: FormIslandProps = { refused: refused && { ...refused, typed: undefined }, words };
  // Nothing of the outcome shows yet, but the page has its styles from the start.
  const form = <MessageForm binding={binding} refused={refused} SubmitOutcome={SubmitOutcome} />;
  return renderIsland({ name: binding.form.name, page: binding.page, props }, form);
}

/** Renders a message form, blank, for its page in every language. */
export function renderFormIslands(binding: MessageFormBinding): InLanguages<RenderedIsland> {
  return inLanguages((language) => renderFormIsland(binding, language));
}

/** A message form on its page, in the page's language. */
export function FormIsland({ islands }: { islands: InLanguages<RenderedIsland> }) {
  const { reload, stillWorks } = useWords().form;
  return (
    <Island island={islands[use(LanguageContext)]} reloadLabel={reload}>
      {stillWorks}
    </Island>
  );
}
