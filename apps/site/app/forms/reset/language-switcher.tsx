import { htmlLang } from "@matchfront/locales/html-lang";
import type { Language } from "@matchfront/locales/locales";
import { FormStatus } from "@matchfront/ui";
import { use, useState } from "react";
import styles from "./reset-dialog.module.css";
import { DialogLocaleContext } from "./dialog-locale.ts";

type LinkedLanguage = { language: Language; name: string };

type LanguageSwitcherProps = {
  languages: readonly LinkedLanguage[];
  /** Resolves with `false` if the messages failed to load and no other language was chosen meanwhile. */
  onChoose: (language: LinkedLanguage["language"]) => Promise<boolean>;
};

/** Renders buttons, since links would lose the input and the token, which is no longer in the URL. */
export function LanguageSwitcher({ languages, onChoose }: LanguageSwitcherProps) {
  const { language: current, messages } = use(DialogLocaleContext);
  const [missing, setMissing] = useState<string>();
  if (languages.length < 2) return null;
  const choose = async ({ language, name }: LinkedLanguage) => {
    setMissing(undefined);
    if (!(await onChoose(language))) setMissing(name);
  };
  return (
    <div>
      <fieldset aria-label={messages.dialog.languages} className={styles.languages}>
        {languages.map((each) => (
          <button
            aria-pressed={each.language === current}
            className={styles.language}
            key={each.language}
            lang={htmlLang(each.language)}
            onClick={() => void choose(each)}
            type="button"
          >
            {each.name}
          </button>
        ))}
      </fieldset>
      <FormStatus tone="error">
        {missing && messages.dialog.notLoaded.replace("{language}", missing)}
      </FormStatus>
    </div>
  );
}

export function getLinkedLanguages(page: Document): LinkedLanguage[] {
  const links = page.querySelectorAll<HTMLAnchorElement>("[data-place=footer] a[hreflang]");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the site's languages are linked
  return Array.from(links, ({ hreflang, text }) => ({ language: hreflang as Language, name: text }));
}
