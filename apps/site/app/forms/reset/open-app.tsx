import { ButtonLink } from "@matchfront/ui";
import { brandOfDialogs } from "../../../brand.ts";
import styles from "./reset-dialog.module.css";
import { useResetWords } from "./reset-words.ts";

/** The next step after a change. */
export function OpenApp() {
  return (
    <>
      <p>{useResetWords().dialog.nextStep}</p>
      <div className={styles.actions}>
        {linksToApp(ownStore()).map(([label, href]) => (
          <ButtonLink href={href} key={href}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </>
  );
}

/** The visitor's own store, which the page's script has marked. */
function ownStore(): string | undefined {
  return document.querySelector<HTMLElement>("[data-own]")?.dataset.store;
}

/** On a phone the link that opens the app, or else its page in the phone's store; on other devices its pages in both. */
export function linksToApp(
  own: string | undefined,
  { appLink, name, stores }: typeof brandOfDialogs = brandOfDialogs,
): readonly (readonly [label: string, href: string])[] {
  if (own && appLink) return [[name, appLink]];
  const links = [
    { store: "apple", label: "App Store" },
    { store: "google", label: "Google Play" },
  ] as const;
  return links
    .filter(({ store }) => !own || store === own)
    .map(({ store, label }) => [label, stores[store]] as const);
}
