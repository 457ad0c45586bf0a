import { ButtonLink } from "@matchfront/ui";
import { use } from "react";
import { dialogBrand } from "../../../brand.ts";
import { DialogLocaleContext } from "./dialog-locale.ts";
import { focusOnMount } from "./focus-on-mount.ts";
import styles from "./reset-dialog.module.css";
import { ServerMessage } from "./failure.tsx";

/** Renders the last step of a dialog, with the message of the server, or `done` if it has none. */
export function OpenApp({ message, done }: { message: string | undefined; done: string }) {
  return (
    <div className={styles.form}>
      <p ref={focusOnMount} tabIndex={-1}>
        {message ? <ServerMessage>{message}</ServerMessage> : done}
      </p>
      <p>{use(DialogLocaleContext).messages.dialog.nextStep}</p>
      <div className={styles.actions}>
        {getAppLinks(getOwnStore()).map(([label, href]) => (
          <ButtonLink href={href} key={href}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
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
  const links = { apple: ["App Store", stores.apple], google: ["Google Play", stores.google] } as const;
  return own === "apple" || own === "google" ? [links[own]] : Object.values(links);
}
