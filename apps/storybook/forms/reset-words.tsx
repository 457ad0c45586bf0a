import { englishWords } from "@matchfront/site/forms/reset/english-words.ts";
import { loadResetWords } from "@matchfront/site/forms/reset/load-reset-words.ts";
import { createResetCalls, type ResetCalls } from "@matchfront/site/forms/reset/reset-api.ts";
import { CurrentWordsContext, type ResetWords } from "@matchfront/site/forms/reset/reset-words.ts";
import { ToastProvider } from "@matchfront/ui";
import type { Decorator } from "@storybook/react-vite";
import { use, useMemo, type ReactNode } from "react";
import { siteLanguage, type StoryLanguage } from "../languages/story-language.ts";

type Context = { globals: { language?: StoryLanguage } };

export async function loadWords({ globals: { language = "en" } }: Context): Promise<{ words: ResetWords }> {
  return { words: (await loadResetWords(siteLanguage(language))) ?? englishWords };
}

export const inResetWords: Decorator = (Story, { loaded: { words }, globals: { language } }) => (
  <CurrentWordsContext value={{ language: siteLanguage(language), words, helpPath: "/faq" }}>
    <ToastProvider closeLabel={words.dialog.closeMessage} label={words.dialog.messages}>
      <Story />
    </ToastProvider>
  </CurrentWordsContext>
);

/** Passes calls whose errors are in the current language. */
export function WithCalls({ children }: { children: (calls: ResetCalls) => ReactNode }) {
  const current = use(CurrentWordsContext);
  const calls = useMemo(() => createResetCalls("a1b2", () => current), [current]);
  return children(calls);
}
