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
    const languageLine = language === "en" ? [] : [expect.stringMatching(/^Language: [A-Z]/)];
    return {
      name,
      language,
      url,
      page: pathIn(language, page),
      fields,
      subject,
      lines: [...lines, ...languageLine],
    };
  }),
);

test.each(inEveryLanguage)(
  "rejects an invalid $name message with errors in $language, then stores and mails it",
  async ({ name, language, url, page, fields, subject, lines }) => {
    const { app, post, postNatively, messages, mails, wakes } = await startMessageApp();
    const { forms } = localeParts[language];
    const invalid = { ...fields, email: "ada@", description: "" };
    const errors = {
      email: forms[name].errors.email.email,
      description: forms[name].errors.description.required,
    };
    const rejected = await post(invalid, { url });
    const { invalidMessage: message } = forms.serverErrors;
    expect([rejected.statusCode, rejected.json()]).toEqual([
      422,
      { status: 422, message, errors, reason: expect.any(String) },
    ]);
    const { statusCode, body } = await postNatively({ ...invalid, [honeypotName]: "" }, { url });
    expect(statusCode).toBe(422);
    expect(body).toContain(`<html lang="${language}">`);
    expect(pageProps(body)).toEqual({ form: name, status: "invalid", input: invalid, errors });
    expect([await messages(), await mails()]).toEqual([[], []]);

    const response = await post({ ...fields, admin: "true" }, { url });
    const { reference } = response.json();
    expect(response.json()).toEqual({
      status: 200,
      message: forms[name].thanks.message,
      reference: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
    const stored = { form: name, fields, language, quarantined_for: null };
    expect([await messages(), wakes.length]).toEqual([[stored], 1]);
    const text = expect.stringContaining(`\n\n${fields["description"]}\n`);
    expect(await mails()).toEqual([{ subject, reply_to: fields["email"], text, state: "waiting" }]);
    const [head] = (await mails())[0]?.text.split("\n\n") ?? [];
    expect(head?.split("\n")).toEqual([
      ...lines,
      expect.stringMatching(/^Received: /),
      expect.stringMatching(new RegExp(`^Reference: [0-9a-f-]{28}${reference}$`)),
      `Sender's reference: ${reference}`,
    ]);

    const native = await postNatively({ ...fields, [honeypotName]: "" }, { url });
    expect(native.statusCode).toBe(303);
    expect(native.headers.location).toMatch(new RegExp(String.raw`^${page}/sent\?reference=[0-9a-f]{8}$`));
    const opened = await app.inject(url);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, page]);
    expect(await messages()).toEqual([stored, stored]);
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
