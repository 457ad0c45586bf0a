import { ToastProvider } from "@matchfront/ui";
import { createRoot } from "react-dom/client";
import type { Language } from "@matchfront/locales/locales";
import { identifierPrefix } from "../../islands/identifier-prefix.ts";
import { guessCountry } from "./guess-country.ts";
import { englishWords } from "./english-words.ts";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { getLinkedLanguages } from "./linked-languages.ts";
import type { LoadResetWords } from "./load-reset-words.ts";
import { PasswordResetDialog } from "./password-reset-dialog.tsx";
import { PhoneResetDialog } from "./phone-reset-dialog.tsx";
import { createResetCalls } from "./reset-api.ts";
import type { ResetLink } from "./reset-link.ts";
import { CurrentWordsContext, type CurrentWords, type ResetWords } from "./reset-words.ts";

type DialogOptions = {
  language: Language;
  words: ResetWords | undefined;
  // Not imported here: both are in the page script, and importing that would run it twice.
  loadWords: LoadResetWords;
  pathIn: (language: Language, path: string) => string;
};

/**
 * Opens the dialog of an emailed link over the page (specification, section 2). Only the dialog has the token, no URL
 * and no storage.
 */
export function openResetDialog(
  { kind, token }: ResetLink,
  { language, words, loadWords, pathIn }: DialogOptions,
): void {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place, { identifierPrefix: identifierPrefix("reset") });
  const country = guessCountry(navigator.languages, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const messageLanguages = new Map<string, Language>();
  let current = wordsIn(language, words);
  let wanted = language;
  let isInvalid = token === undefined;
  const calls = createResetCalls(token ?? "", () => current, messageLanguages, showInvalid);
  const languageSwitcher = <LanguageSwitcher languages={getLinkedLanguages(document)} onChoose={choose} />;

  function wordsIn(of: Language, translated: ResetWords | undefined): CurrentWords {
    return {
      language: of,
      words: translated ?? englishWords,
      helpPath: pathIn(of, "/faq"),
      messageLanguages,
    };
  }

  async function choose(next: Language): Promise<boolean> {
    wanted = next;
    const chosen = await loadWords(next).catch(() => null);
    // The visitor has chosen another language meanwhile.
    if (wanted !== next) return true;
    if (chosen !== null) draw(wordsIn(next, chosen));
    return chosen !== null;
  }

  function draw(next: CurrentWords): void {
    current = next;
    const { messages, closeMessage } = next.words.dialog;
    root.render(
      <CurrentWordsContext value={next}>
        <ToastProvider closeLabel={closeMessage} label={messages} lang={next.language}>
          {kind === "password" ? (
            <PasswordResetDialog calls={calls} isInvalid={isInvalid}>
              {languageSwitcher}
            </PasswordResetDialog>
          ) : (
            <PhoneResetDialog calls={calls} country={country} isInvalid={isInvalid}>
              {languageSwitcher}
            </PhoneResetDialog>
          )}
        </ToastProvider>
      </CurrentWordsContext>,
    );
  }

  function showInvalid(): void {
    isInvalid = true;
    draw(current);
  }

  async function checkLink(): Promise<void> {
    if (!(await calls.isActive(kind))) showInvalid();
  }

  draw(current);
  if (!isInvalid) void checkLink();
}
