import { ButtonLink } from "@matchfront/ui";
import { use } from "react";
import { dialogBrand } from "../../../brand.ts";
import { DialogLocaleContext } from "./dialog-locale.ts";
import { focusOnMount } from "./focus-on-mount.ts";
import styles from "./reset-dialog.module.css";
import { MessageText } from "./failure.tsx";
import type { Message } from "./outcome-message.ts";

/** Renders the last step of a dialog, with the message of its success. */
export function OpenApp({ message }: { message: Message }) {
  return (
    <div className={styles.form}>
      <p ref={focusOnMount} tabIndex={-1}>
        <MessageText message={message} />
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
