import { ButtonLink } from "@matchfront/ui";
import { dialogBrand } from "../../../brand.ts";
import styles from "./reset-dialog.module.css";
import { useDialogMessages } from "./dialog-locale.ts";

export function OpenApp() {
  return (
    <>
      <p>{useDialogMessages().dialog.nextStep}</p>
      <div className={styles.actions}>
        {getAppLinks(getOwnStore()).map(([label, href]) => (
          <ButtonLink href={href} key={href}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </>
  );
}

function getOwnStore(): string | undefined {
  return document.querySelector<HTMLElement>("[data-own]")?.dataset.store;
}

/** Returns the app link or the store on a phone, and both stores on other devices. */
export function getAppLinks(
  own: string | undefined,
  { appLink, name, stores }: typeof dialogBrand = dialogBrand,
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
