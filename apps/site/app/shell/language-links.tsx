import { use } from "react";
import { LanguageContext, PathContext } from "../../languages/language-context.ts";
import { languageNames, pathIn } from "../../languages/language.ts";
import { publicLanguages } from "../../languages/public-languages.ts";
import { useWords } from "../../languages/words.ts";
import styles from "./language-links.module.css";

/** The page in the other languages, each named in itself; nothing while there is only one. */
export function LanguageLinks() {
  const current = use(LanguageContext);
  const page = use(PathContext);
  const label = useWords().components.languages;
  // Who reviews a language that is not public yet finds the way back.
  const languages = publicLanguages.includes(current) ? publicLanguages : [...publicLanguages, current];
  if (languages.length === 1) return null;
  return (
    <nav aria-label={label} className={styles.root}>
      <ul className={styles.list}>
        {languages.map((language) => (
          <li key={language}>
            <a
              aria-current={language === current ? "true" : undefined}
              href={pathIn(language, page)}
              hrefLang={language}
              lang={language}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
