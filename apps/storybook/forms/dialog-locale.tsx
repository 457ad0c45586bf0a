import { loadDialogs, type Dialogs } from "@matchfront/locales/load-dialogs";
import { builtInLocale, DialogLocaleContext } from "@matchfront/site/forms/reset/dialog-locale.ts";
import { createResetCalls, type ResetCalls } from "@matchfront/site/forms/reset/reset-api.ts";
import { ToastProvider } from "@matchfront/ui";
import type { Decorator } from "@storybook/react-vite";
import { use, useMemo, type ReactNode } from "react";
import { siteLanguage, type StoryLanguage } from "../languages/story-language.ts";

type Context = { globals: { language?: StoryLanguage } };

export async function loadMessages({
  globals: { language = "en" },
}: Context): Promise<{ messages: Dialogs }> {
  return { messages: { ...builtInLocale.messages, ...(await loadDialogs(siteLanguage(language))) } };
}

export const inDialogLocale: Decorator = (Story, { loaded: { messages }, globals: { language } }) => (
  <DialogLocaleContext value={{ language: siteLanguage(language), messages, helpPath: "/faq" }}>
    <ToastProvider closeLabel={messages.dialog.closeMessage} label={messages.dialog.messages}>
      <Story />
    </ToastProvider>
  </DialogLocaleContext>
);

/** Passes calls whose errors are in the current language. */
export function WithCalls({ children }: { children: (calls: ResetCalls) => ReactNode }) {
  const current = use(DialogLocaleContext);
  const calls = useMemo(() => createResetCalls("a1b2", () => current), [current]);
  return children(calls);
}
