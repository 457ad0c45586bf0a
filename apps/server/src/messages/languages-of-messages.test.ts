import { fr } from "@matchfront/forms/site/fr";
import { pt } from "@matchfront/forms/site/pt";
import { sw } from "@matchfront/forms/site/sw";
import { describe, expect, test } from "vitest";
import { databases } from "../../test/databases.ts";
import { pageProps } from "../../test/page-props.ts";
import { startApp, type TestAppOptions } from "../../test/start-app.ts";
import type { Database } from "../storage/database.ts";
import { everyForm } from "./every-form.cases.ts";

const translations = { fr, pt, sw };
const inEveryLanguage = everyForm.flatMap(([name, url, page, fields]) =>
  (["fr", "pt", "sw"] as const).map((lang) => ({ lang, name, url, page, fields })),
);
const contactUrl = "/admin/sendContactUsEmail";
const message = { topic: "Help / Support", email: "ada@example.org", description: "Bonjour !" };

/** The app on a port of its own, as visitors reach it. */
async function start(options?: TestAppOptions) {
  const { app, database } = await startApp(options);
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const post = (url: string, body: string | URLSearchParams, headers = {}) =>
    fetch(new URL(url, origin), { method: "POST", body, headers, redirect: "manual" });
  return {
    database,
    ask: (url: string) => fetch(new URL(url, origin), { redirect: "manual" }),
    postByScript: (url: string, fields: object) =>
      post(url, JSON.stringify(fields), { "content-type": "application/json" }),
    postNatively: (url: string, fields: Readonly<Record<string, string>>) =>
      post(url, new URLSearchParams(fields)),
  };
}

async function stored(database: Database) {
  const messages = await database.selectFrom("message").select(["form", "fields", "language"]).execute();
  const mails = await database.selectFrom("mail_job").select("text").execute();
  return { messages, mails: mails.map(({ text }) => text) };
}

describe.each(databases)("on $name", ({ open }) => {
  test.each(["fr", "pt", "sw"])(
    "a message in %s is stored with its language, which its mail says",
    async (lang) => {
      const { database, postByScript } = await start({ open });
      expect((await postByScript(`${contactUrl}?lang=${lang}`, message)).status).toBe(200);
      const { messages, mails } = await stored(database);
      expect(messages).toEqual([{ form: "contact", fields: JSON.stringify(message), language: lang }]);
      expect(mails).toEqual([expect.stringContaining(`\nLanguage: ${lang}\nReceived: `)]);
    },
  );

  test.each(["", "?lang=de"])(
    "a message under %j is in English, which its mail does not say",
    async (query) => {
      const { database, postByScript, postNatively } = await start({ open });
      const response = await postByScript(contactUrl + query, message);
      expect((await response.json()).message).toMatch(/^Thank you for your interest!/);
      const native = await postNatively(contactUrl + query, message);
      expect(native.headers.get("location")).toMatch(/^\/contactus\/sent\?reference=/);
      const { messages, mails } = await stored(database);
      expect(messages.map(({ language }) => language)).toEqual(["en", "en"]);
      expect(mails.join("\n")).not.toContain("Language");
    },
  );
});

test.each(inEveryLanguage)("a $name message in $lang is thanked for in it", async (row) => {
  const { lang, name, url, fields } = row;
  const { database, postByScript } = await start();
  const response = await postByScript(`${url}?lang=${lang}`, fields);
  expect(await response.json()).toEqual({
    status: 200,
    message: translations[lang][name].thanks.message,
    reference: expect.any(String),
  });
  expect((await stored(database)).messages).toMatchObject([{ form: name, language: lang }]);
});

test.each(inEveryLanguage)(
  "a native $name post in $lang leads to the page of that language that says so",
  async (row) => {
    const { lang, url, page, fields } = row;
    const { database, postNatively } = await start();
    const response = await postNatively(`${url}?lang=${lang}`, fields);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toMatch(
      new RegExp(String.raw`^/${lang}${page}/sent\?reference=[0-9a-f]{8}$`),
    );
    expect((await stored(database)).messages).toMatchObject([{ language: lang }]);
  },
);

test.each(inEveryLanguage)("a refused $name message in $lang is told so in it, by field", async (row) => {
  const { lang, name, url, fields } = row;
  const { postByScript, database } = await start();
  const response = await postByScript(`${url}?lang=${lang}`, { ...fields, email: "ada@", description: "" });
  expect(response.status).toBe(422);
  const { serverErrors, [name]: form } = translations[lang];
  const { errors } = form;
  expect(await response.json()).toEqual({
    status: 422,
    message: serverErrors.invalidMessage,
    errors: { email: errors.email.email, description: errors.description.required },
  });
  expect((await stored(database)).messages).toEqual([]);
});

test("a refused native post in French is the French page again, under its policy, with errors in French", async () => {
  const { postNatively } = await start();
  const input = { ...message, email: "ada@" };
  const response = await postNatively(`${contactUrl}?lang=fr`, input);
  expect(response.status).toBe(422);
  expect(response.headers.get("content-security-policy")).toContain("'sha256-ZnJhbmNhaXM='");
  const html = await response.text();
  expect(html).toContain('<html lang="fr">');
  expect(pageProps(html)).toEqual({
    form: "contact",
    status: "invalid",
    input,
    errors: { email: fr.contact.errors.email.email },
  });
});

test("a refused native post in an unknown language is the English page again", async () => {
  const { postNatively } = await start();
  const response = await postNatively(`${contactUrl}?lang=de`, { ...message, email: "ada@" });
  expect(response.headers.get("content-security-policy")).toContain("'sha256-Y29udGFjdA=='");
  const html = await response.text();
  expect(html).toContain('<html lang="en">');
  expect(pageProps(html)).toMatchObject({ errors: { email: "Must be a valid email" } });
});

test("the same message from the page of another language is the same message", async () => {
  const { postNatively, database } = await start();
  const locations = [];
  for (const query of ["?lang=fr", "?lang=sw"])
    locations.push((await postNatively(contactUrl + query, message)).headers.get("location"));
  const [french = "", swahili] = locations;
  expect(swahili).toBe(french?.replace("/fr/", "/sw/"));
  expect((await stored(database)).messages).toMatchObject([{ language: "fr" }]);
});

test.each(inEveryLanguage)(
  "a browser that comes back to the $name call in $lang finds its form",
  async (row) => {
    const { lang, url, page } = row;
    const { ask } = await start();
    const response = await ask(`${url}?lang=${lang}`);
    expect([response.status, response.headers.get("location")]).toEqual([303, `/${lang}${page}`]);
  },
);
