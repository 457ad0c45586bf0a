import { ButtonLink } from "@matchfront/ui";
import { brandOfDialogs } from "../../../brand.ts";
import { storeOf } from "../../shell/store-links.ts";
import styles from "./reset-dialog.module.css";
import { useResetWords } from "./reset-words.ts";

/** The next step after a change. */
export function OpenApp() {
  return (
    <>
      <p>{useResetWords().dialog.nextStep}</p>
      <div className={styles.actions}>
        {linksToApp(navigator.userAgent).map(([label, href]) => (
          <ButtonLink href={href} key={href}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </>
  );
}

/** On a phone the link that opens the app, or else its page in the phone's store; on other devices its pages in both. */
export function linksToApp(
  userAgent: string,
  { appLink, name, stores }: typeof brandOfDialogs = brandOfDialogs,
): readonly (readonly [label: string, href: string])[] {
  const own = storeOf(userAgent);
  if (own && appLink) return [[name, appLink]];
  const links = [
    ["App Store", stores.apple],
    ["Google Play", stores.google],
  ] as const;
  return links.filter(([, href]) => !own || href === stores[own]);
}
