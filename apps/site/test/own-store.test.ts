import { type Language, languages } from "@matchfront/locales/locales";
import { expect, test } from "vitest";
import { getPagesIn } from "./published-pages.ts";

/** What only our server does if it stores messages and members itself. */
const claims: Readonly<Partial<Record<Language, readonly RegExp[]>>> = {
  en: [
    /salted hash/i,
    /common passwords/i,
    /before we thank/i,
    /works? once/i,
    /block new ones/,
    /The server logs/,
  ],
  fr: [
    /empreintes salées/,
    /passe courants/,
    /avant que nous vous remerciions/,
    /sert qu’une fois/,
    /Le serveur note/,
  ],
  pt: [
    /hashes com sal/,
    /passe comuns/,
    /antes de lhe agradecermos/,
    /só funcionam? uma vez/,
    /O servidor regista/,
  ],
  sw: [/salted hash/, /Manenosiri ya kawaida/, /kabla ya kukushukuru/, /mara moja tu/, /Seva hurekodi/],
};
const times = [/90 days/, /30 more/, /30 days more/];

test.each(languages)("pages in %s say what only our own store does to that server alone", (language) => {
  const all = [...(claims[language] ?? []), ...times];
  const found = getPagesIn(language).flatMap(({ path, html }) => {
    const shown = html.replaceAll(/<template data-own-store="">.*?<\/template>/gs, "");
    return all.filter((claim) => claim.test(shown)).map((claim) => `${path}: ${claim}`);
  });
  expect(found).toEqual([]);
  const whole = getPagesIn(language).map(({ html }) => html);
  expect(all.filter((claim) => !whole.some((html) => claim.test(html)))).toEqual([]);
});
