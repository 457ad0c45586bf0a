import { use } from "react";
import { LanguageContext, PathContext } from "../words/language-context.ts";
import { languageNames, pathIn } from "../../languages/language.ts";
import { publicLanguages } from "../words/public-languages.ts";
import { errorPaths } from "./paths.ts";
import { useWords } from "../words/words.ts";
import styles from "./language-links.module.css";

type LanguageLinksProps = {
  /** Where they stand: `narrow` below 500 px only, where the footer is hidden. */
  place: "footer" | "top" | "narrow";
};

/**
 * The page in the other languages, each named in itself; nothing while there is only one. An error page, which is shown
 * at any address, leads to the languages' home pages.
 */
export function LanguageLinks({ place }: LanguageLinksProps) {
  const current = use(LanguageContext);
  const path = use(PathContext);
  const page = errorPaths.includes(path) ? "/" : path;
  const label = useWords().components.languages;
  // A page in a language that is switched off leads back to the public ones.
  const languages = publicLanguages.includes(current) ? publicLanguages : [...publicLanguages, current];
  if (languages.length === 1) return null;
  // One landmark of a name: those at the top stand in the footer, too.
  const Root = place === "top" ? "div" : "nav";
  const role = place === "top" ? "group" : undefined;
  return (
    <Root aria-label={label} className={styles.root} data-place={place} role={role}>
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
    </Root>
  );
}
