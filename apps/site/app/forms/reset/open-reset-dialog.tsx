import { ErrorBoundary, ToastProvider } from "@matchfront/ui";
import { createRoot, type Root } from "react-dom/client";
import type { EmailedLink } from "@matchfront/locales/emailed-link";
import { htmlLang } from "@matchfront/locales/html-lang";
import type { Dialogs, loadDialogs } from "@matchfront/locales/load-dialogs";
import type { Language } from "@matchfront/locales/locales";
import { guessDeviceCountry } from "./guess-country.ts";
import { getLinkedLanguages, LanguageSwitcher } from "./language-switcher.tsx";
import { PasswordResetDialog } from "./password-reset-dialog.tsx";
import { PhoneResetDialog } from "./phone-reset-dialog.tsx";
import { createResetCalls, type LinkProblem } from "./reset-api.ts";
import { builtInLocale, DialogLocaleContext, type DialogLocale } from "./dialog-locale.ts";

type DialogOptions = {
  language: Language;
  messages: Partial<Dialogs> | undefined;
  // Not imported here: both are in the page script, and importing that would run it twice.
  loadDialogs: typeof loadDialogs;
  pathIn: (language: Language, path: string) => string;
  /** Called if the dialog crashed again after it was opened again. */
  onCrash: () => void;
};

/** Opens the dialog of an emailed link (specification, section 2). The token is in no URL and no storage. */
export async function openResetDialog(
  { kind, token }: EmailedLink,
  { language, messages: initial, loadDialogs: load, pathIn, onCrash }: DialogOptions,
): Promise<void> {
  const ResetDialog = kind === "password" ? PasswordResetDialog : PhoneResetDialog;
  const country = guessDeviceCountry();
  let crashCount = 0;
  let root = createDialogRoot();
  let current = localeOf(language, initial);
  let wanted = language;
  let problem: LinkProblem | undefined = token === undefined ? "damaged" : undefined;
  const calls = createResetCalls(
    token ?? "",
    () => current,
    () => show("expired"),
    endHint,
  );
  const languageSwitcher = <LanguageSwitcher languages={getLinkedLanguages(document)} onChoose={choose} />;

  function createDialogRoot(): Root {
    const place = document.createElement("div");
    document.body.append(place);
    return createRoot(place, {
      identifierPrefix: "reset-",
      // React has removed everything, since something else changed the page. Only this function still has the token.
      onUncaughtError(error) {
        reportError(error);
        place.remove();
        crashCount += 1;
        if (crashCount === 2) onCrash();
        if (crashCount > 1) return;
        root = createDialogRoot();
        draw(current);
      },
    });
  }

  function localeOf(of: Language, loaded: Partial<Dialogs> | undefined): DialogLocale {
    const messages = { ...builtInLocale.messages, ...loaded };
    return { language: of, messages, helpPath: pathIn(of, "/faq") };
  }

  async function choose(next: Language): Promise<boolean> {
    wanted = next;
    const chosen = await load(next).catch(() => null);
    // The visitor has chosen another language meanwhile.
    if (wanted !== next) return true;
    if (chosen !== null) draw(localeOf(next, chosen));
    return chosen !== null;
  }

  function draw(next: DialogLocale): void {
    current = next;
    const { messages, closeMessage } = next.messages.dialog;
    root.render(
      <DialogLocaleContext value={next}>
        <ToastProvider closeLabel={closeMessage} label={messages} lang={htmlLang(next.language)}>
          <ResetDialog calls={calls} country={country} problem={problem}>
            <ErrorBoundary>{languageSwitcher}</ErrorBoundary>
          </ResetDialog>
        </ToastProvider>
      </DialogLocaleContext>,
    );
  }

  function show(found: LinkProblem): void {
    problem = found;
    if (found === "expired") endHint();
    draw(current);
  }

  draw(current);
  if (problem) return;
  const found = await calls.findProblem(kind);
  // Otherwise, another call may have found a problem meanwhile.
  if (found) show(found);
}

/** Removes the fragment with which the home page says to open the link again: it no longer works. */
function endHint(): void {
  history.replaceState(history.state, "", location.pathname + location.search);
}
