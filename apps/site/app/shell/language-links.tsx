import { useLanguage, usePath } from "../messages/language-context.ts";
import { htmlLang } from "@matchfront/locales/html-lang";
import { locales } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { publicLanguages } from "../messages/public-languages.ts";
import { pageAt } from "./site-pages.ts";
import { useMessages } from "../messages/messages.ts";
import styles from "./language-links.module.css";

type LanguageLinksProps = {
  /** The position on the page; `narrow` is shown below 500 px only, where the footer is hidden. */
  place: "footer" | "top" | "narrow";
};

/** Links to the home pages from a page that is shown at other URLs. */
export function LanguageLinks({ place }: LanguageLinksProps) {
  const current = useLanguage();
  const path = usePath();
  const page = pageAt(path).isShownElsewhere ? "/" : path;
  const label = useMessages().components.languages;
  // A page in a language that is not public links to the public ones.
  const languages = publicLanguages.includes(current) ? publicLanguages : [...publicLanguages, current];
  if (languages.length === 1) return null;
  // The footer has a landmark with this name already, so the links at the top are not one.
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
              lang={htmlLang(language)}
            >
              {locales[language].name}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
