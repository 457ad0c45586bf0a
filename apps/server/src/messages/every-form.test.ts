import { honeypotName } from "@matchfront/forms";
import { expect, test } from "vitest";
import { pageProps, startMessageApp } from "../../test/message-app.ts";
import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { localeParts } from "@matchfront/locales/locale-parts";
import { everyForm } from "./every-form.cases.ts";

const inEveryLanguage = everyForm.flatMap(({ name, url: path, page, fields, subject, lines }) =>
  languages.map((language) => {
    const url = language === "en" ? path : `${path}?lang=${language}`;
    return { name, language, url, page: pathIn(language, page), fields, subject, lines };
  }),
);

test.each(inEveryLanguage)("stores and mails a $name message in $language", async (row) => {
  const { name, language, url, fields, subject, lines } = row;
  const { post, messages, mails, wakes } = await startMessageApp();
  const response = await post({ ...fields, admin: "true" }, { url });
  const { reference } = response.json();
  expect(response.json()).toEqual({
    status: 200,
    message: localeParts[language].forms[name].thanks.message,
    reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(await messages()).toEqual([{ form: name, fields, language, quarantined_for: null }]);
  const text = expect.stringContaining(`\n\n${fields["description"]}\n`);
  expect(await mails()).toEqual([{ subject, reply_to: fields["email"], text, state: "waiting" }]);
  const [head] = (await mails())[0]?.text.split("\n\n") ?? [];
  expect(head?.split("\n")).toEqual([
    ...lines,
    ...(language === "en" ? [] : [`Language: ${language}`]),
    expect.stringMatching(/^Received: /),
    `Reference: ${reference}`,
    `Sender's reference: ${reference.slice(-8)}`,
  ]);
  expect(wakes).toHaveLength(1);
});

test.each(inEveryLanguage)("leads a native $name post and its GET to its pages in $language", async (row) => {
  const { name, language, url, page, fields } = row;
  const { app, postNatively, messages } = await startMessageApp();
  const response = await postNatively({ ...fields, [honeypotName]: "" }, { url });
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toMatch(new RegExp(String.raw`^${page}/sent\?reference=[0-9a-f]{8}$`));
  const { statusCode, headers } = await app.inject(url);
  expect([statusCode, headers.location]).toEqual([303, page]);
  expect(await messages()).toEqual([{ form: name, fields, language, quarantined_for: null }]);
});

test.each(inEveryLanguage)("rejects an invalid $name message with errors in $language", async (row) => {
  const { name, language, url, fields } = row;
  const { post, postNatively, messages, mails } = await startMessageApp();
  const input = { ...fields, email: "ada@", description: "" };
  const forms = localeParts[language].forms;
  const errors = {
    email: forms[name].errors.email.email,
    description: forms[name].errors.description.required,
  };
  const response = await post(input, { url });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toEqual({ status: 422, message: forms.serverErrors.invalidMessage, errors });
  const { statusCode, body } = await postNatively({ ...input, [honeypotName]: "" }, { url });
  expect(statusCode).toBe(422);
  expect(body).toContain(`<html lang="${language}">`);
  expect(pageProps(body)).toEqual({ form: name, status: "invalid", input, errors });
  expect([await messages(), await mails()]).toEqual([[], []]);
});

test.each(everyForm)(
  "quarantines a $name message that fills the honeypot, unknown to its sender",
  async ({ name, url, page, fields }) => {
    const { post, postNatively, messages, mails } = await startMessageApp();
    const filled = { ...fields, [honeypotName]: "https://spam.example" };
    const program = await post(filled, { url });
    expect(program.json()).toMatchObject({ status: 200, reference: expect.any(String) });
    const browser = await postNatively(filled, { url });
    expect(browser.headers.location).toContain(`${page}/sent?reference=`);
    const quarantined = { form: name, fields, language: "en", quarantined_for: "honeypot" };
    expect([await messages(), await mails()]).toEqual([[quarantined, quarantined], []]);
  },
);

test.each([
  { language: "en", hash: "sha256-Y29udGFjdA==" },
  { language: "fr", hash: "sha256-ZnJhbmNhaXM=" },
])("sends the policy of the $language page after an invalid native post", async ({ language, hash }) => {
  const { postNatively } = await startMessageApp();
  const { headers } = await postNatively({}, { url: `/admin/sendContactUsEmail?lang=${language}` });
  expect(headers["content-security-policy"]).toContain(`'${hash}'`);
});
