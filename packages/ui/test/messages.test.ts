import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import {
  AccordionItem,
  Dialog,
  DosAndDonts,
  ErrorSummary,
  GetTheApp,
  Hotlines,
  InShort,
  LastUpdated,
  MorePages,
  Page,
  PhoneField,
  QrCode,
  QuickExit,
  SecondaryFooter,
  StoreButtons,
  SubmitButton,
  TableOfContents,
  TopNav,
} from "../src/index.ts";

/** The messages that replace those of a component, by prop. */
type Messages = { readonly [prop: string]: string | Messages };

type Row = { name: string; messages: Messages; html: string };

function row<Props extends object, Own extends Messages & Partial<Props>>(
  component: (props: Props) => ReactNode,
  props: Omit<Props, keyof Own>,
  messages: Own,
): Row {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both together are the props
  const html = renderToString(createElement(component, { ...props, ...messages } as unknown as Props));
  return { name: component.name, messages, html };
}

const stores = { appleHref: "#apple", googleHref: "#google" };
const actionLabels = { apple: "Télécharger dans l’", google: "Disponible sur" };
const address = "https://moyo.example/get";
const code = createElement(QrCode, { address, label: "Code QR" });

const rows: readonly Row[] = [
  row(AccordionItem, { id: "a", question: "?" }, { linkLabel: "Lien vers cette réponse" }),
  row(Dialog, { open: false, onClose: () => {}, title: "?" }, { closeLabel: "Fermer" }),
  row(DosAndDonts, { dos: [], donts: [] }, { doHeading: "À faire", dontHeading: "À éviter" }),
  row(ErrorSummary, { errors: [] }, { heading: "À corriger" }),
  row(GetTheApp, { ...stores, address, code }, { actionLabels, scanLabel: "Ou scannez le code :" }),
  row(
    Hotlines,
    {
      emergency: { title: "?", numbers: [] },
      lines: [{ country: "?", name: "?", phone: "1", sms: "2", checkedOn: "2026-03-14", source: "?" }],
      locale: "fr",
    },
    { callLabel: "Appeler le", textLabel: "SMS au", checkedLabel: "consultée le", sourceLabel: "Source :" },
  ),
  row(InShort, {}, { label: "En bref :" }),
  row(LastUpdated, { date: "2026-10-01", locale: "fr" }, { label: "Dernière mise à jour :" }),
  row(MorePages, { links: [] }, { heading: "Autres pages" }),
  row(Page, {}, { skipLabel: "Aller au contenu" }),
  row(
    PhoneField,
    { label: "?", countries: [{ code: "+234", country: "Nigeria" }] },
    { numberLabel: "Numéro", dialingCode: { label: "Indicatif du pays" } },
  ),
  row(QrCode, { address }, { label: "Code QR" }),
  row(QuickExit, { href: "#" }, { label: "Quitter ce site" }),
  row(SecondaryFooter, { notes: [] }, { label: "À propos de ce site" }),
  row(StoreButtons, stores, { actionLabels }),
  row(SubmitButton, { children: "?" }, { loadingLabel: "Envoi en cours…" }),
  row(TableOfContents, { items: [] }, { label: "Sommaire" }),
  row(TopNav, { items: [] }, { label: "Navigation principale", menuLabel: "Rubriques" }),
];

/** Whether a text or an attribute of the HTML starts with the message. */
const includes = (html: string, message: string) =>
  new RegExp(`[>"]${message.trim().replaceAll(/[.*+?]/g, String.raw`\$&`)}(?![a-z])`).test(html);

const leaves = (messages: Messages): string[] =>
  Object.values(messages).flatMap((message) => (typeof message === "string" ? [message] : leaves(message)));

test.each(rows)("shows the messages of its props: $name", ({ messages, html }) => {
  expect(leaves(messages).filter((message) => !includes(html, message))).toEqual([]);
});
