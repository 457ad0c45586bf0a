import { englishWords } from "@matchfront/site/forms/reset/english-words.ts";
import { loadResetWords } from "@matchfront/site/forms/reset/load-reset-words.ts";
import { createResetCalls, type ResetCalls } from "@matchfront/site/forms/reset/reset-api.ts";
import { CurrentWordsContext, type ResetWords } from "@matchfront/site/forms/reset/reset-words.ts";
import { ToastProvider } from "@matchfront/ui";
import type { Decorator } from "@storybook/react-vite";
import { use, useMemo, type ReactNode } from "react";
import { siteLanguage, type StoryLanguage } from "../languages/story-language.ts";

type Context = { globals: { language?: StoryLanguage } };

/** Loads what the dialogs of emailed links say in the language that the toolbar has chosen. */
export async function loadWords({ globals: { language = "en" } }: Context): Promise<{ words: ResetWords }> {
  return { words: (await loadResetWords(siteLanguage(language))) ?? englishWords };
}

/** Gives a dialog the words that are loaded, and a place for its toasts. */
export const inResetWords: Decorator = (Story, { loaded: { words }, globals: { language } }) => (
  <CurrentWordsContext value={{ language: siteLanguage(language), words, helpPath: "/faq" }}>
    <ToastProvider closeLabel={words.dialog.closeMessage} label={words.dialog.messages}>
      <Story />
    </ToastProvider>
  </CurrentWordsContext>
);

/** A dialog with the calls of an emailed link, which fail in its language. */
export function WithCalls({ children }: { children: (calls: ResetCalls) => ReactNode }) {
  const current = use(CurrentWordsContext);
  const calls = useMemo(() => createResetCalls("a1b2", () => current), [current]);
  return children(calls);
}
