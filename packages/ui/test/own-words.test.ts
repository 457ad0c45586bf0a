import { readFileSync } from "node:fs";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { readPublicModules } from "../scripts/public-modules.ts";
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

/** Words of a component's own, by their props. */
type Words = { readonly [prop: string]: string | Words };

type Row = { name: string; words: Words; inEnglish: string; inFrench: string };

function row<Props extends object, Own extends Words & Partial<Props>>(
  component: (props: Props) => ReactNode,
  props: Omit<Props, keyof Own>,
  words: Own,
): Row {
  const { name } = component;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is left out is optional
  const inEnglish = renderToString(createElement(component, props as Props));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both together are the props
  const inFrench = renderToString(createElement(component, { ...props, ...words } as unknown as Props));
  return { name, words, inEnglish, inFrench };
}

const stores = { appleHref: "#apple", googleHref: "#google" };
const calls = { apple: "Télécharger dans l’", google: "Disponible sur" };
const address = "https://moyo.example/get";
const code = createElement(QrCode, { address, label: "Code QR" });

const rows: readonly Row[] = [
  row(AccordionItem, { id: "a", question: "?" }, { linkLabel: "Lien vers cette réponse" }),
  row(Dialog, { open: false, onClose: () => {}, title: "?" }, { closeLabel: "Fermer" }),
  row(DosAndDonts, { dos: [], donts: [] }, { doHeading: "À faire", dontHeading: "À éviter" }),
  row(ErrorSummary, { errors: [] }, { heading: "À corriger" }),
  row(GetTheApp, { ...stores, address, code }, { calls, scanLabel: "Ou scannez le code :" }),
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
  row(StoreButtons, stores, { calls }),
  row(SubmitButton, { children: "?" }, { loadingLabel: "Envoi en cours…" }),
  row(TableOfContents, { items: [] }, { label: "Sommaire" }),
  row(TopNav, { items: [] }, { label: "Navigation principale", menuLabel: "Rubriques" }),
];

/** The words that the comments of props name as defaults; those of toasts are rendered by a script only. */
const defaults = [...new Set(readPublicModules().map(({ path }) => `src/${path}`))]
  .filter((file) => !file.startsWith("src/toast/"))
  .flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/@default "([A-Z][^"]*)"(?:, "([^"]+)")?/g)].flatMap(
      ([, ...words]) => words.filter(Boolean).map((word) => ({ file, word })),
    ),
  );

/** Whether markup says it between elements, or at the start of an attribute. */
const says = (html: string, word: string) =>
  new RegExp(`[>"]${word.trim().replaceAll(/[.*+?]/g, String.raw`\$&`)}(?![a-z])`).test(html);

const leaves = (words: Words): string[] =>
  Object.values(words).flatMap((word) => (typeof word === "string" ? [word] : leaves(word)));

test.each(rows)(
  "$name says what its props say instead of its own words",
  ({ words, inEnglish, inFrench }) => {
    for (const word of leaves(words)) {
      expect(says(inEnglish, word)).toBe(false);
      expect(says(inFrench, word)).toBe(true);
    }
  },
);

test.each(defaults)("$file can say $word in other words", ({ word }) => {
  const saying = rows.filter(({ inEnglish }) => says(inEnglish, word));
  expect(saying.length).toBeGreaterThan(0);
  expect(saying.filter(({ inFrench }) => says(inFrench, word)).map(({ name }) => name)).toEqual([]);
});
