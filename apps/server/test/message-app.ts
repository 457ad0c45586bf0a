import { startApp, type TestAppOptions } from "./start-app.ts";

export const contactUrl = "/admin/sendContactUsEmail";
export const contactFields = { topic: "Ad Sales", email: "ada@example.org", description: "Hello" };

interface PostOptions {
  /** @default the contact form's call */
  readonly url?: string;
  readonly headers?: Record<string, string>;
  readonly remoteAddress?: string;
}

export async function startMessageApp(options?: TestAppOptions) {
  const { app, database, members, stored, lines } = await startApp(options);
  return {
    app,
    database,
    members,
    lines,
    /** One entry for each message that woke the mail worker. */
    wakes: stored,
    send: (headers: Record<string, string>, payload: string) =>
      app.inject({ method: "POST", url: contactUrl, headers, payload }),
    post: (payload: object = contactFields, { url = contactUrl, ...rest }: PostOptions = {}) =>
      app.inject({ method: "POST", url, payload, ...rest }),
    postNatively: (
      fields: Readonly<Record<string, string>> = contactFields,
      { url = contactUrl, headers, ...rest }: PostOptions = {},
    ) =>
      app.inject({
        method: "POST",
        url,
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        payload: new URLSearchParams(fields).toString(),
        ...rest,
      }),
    messages: async () => {
      const rows = await database
        .selectFrom("message")
        .select(["form", "fields", "language", "quarantined_for"])
        .orderBy("id")
        .execute();
      return rows.map((row) => Object.assign(row, { fields: JSON.parse(row.fields) as unknown }));
    },
    mails: () => database.selectFrom("mail_job").select(["subject", "reply_to", "text", "state"]).execute(),
  };
}

/** Returns the props of a form's page, which the pages of `built-site` contain as JSON. */
export function pageProps(html: string) {
  return JSON.parse(/<script[^>]*>(.*)<\/script>/s.exec(html)?.[1] ?? "");
}
