import { FormStatus } from "@matchfront/ui";
import { use, useState } from "react";
import type { LinkedLanguage } from "./linked-languages.ts";
import styles from "./reset-dialog.module.css";
import { CurrentWordsContext } from "./reset-words.ts";

export type LanguageChoiceProps = {
  /** Those to choose from. */
  languages: readonly LinkedLanguage[];
  /** Changes the dialog's language; resolves to false if its words are wanted still, and could not be loaded. */
  onChoose: (language: LinkedLanguage["language"]) => Promise<boolean>;
};

/**
 * Changes the language of an open dialog, where it stands and with what was typed: the link that opened it is no longer in
 * the address. Nothing while there is only one language.
 */
export function LanguageChoice({ languages, onChoose }: LanguageChoiceProps) {
  const { language: current, words } = use(CurrentWordsContext);
  const [missing, setMissing] = useState<string>();
  if (languages.length < 2) return null;
  const choose = async ({ language, name }: LinkedLanguage) => {
    setMissing(undefined);
    if (!(await onChoose(language))) setMissing(name);
  };
  return (
    <div>
      <fieldset aria-label={words.dialog.languages} className={styles.languages}>
        {languages.map((each) => (
          <button
            aria-pressed={each.language === current}
            className={styles.language}
            key={each.language}
            lang={each.language}
            onClick={() => void choose(each)}
            type="button"
          >
            {each.name}
          </button>
        ))}
      </fieldset>
      <FormStatus tone="error">{missing && words.dialog.notLoaded.replace("{language}", missing)}</FormStatus>
    </div>
  );
}
