import { memberWithLink } from "./member-with-link.ts";
import { startApp, type TestAppOptions } from "./start-app.ts";

interface Sent {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
  readonly query?: string;
}

/** The number that codes are sent to, unless a test names another one. */
export const to = "+254712345678";

export async function startVerification(options: TestAppOptions = {}) {
  const { app, database, sms, lines, members, smsBudget } = await startApp({ logLevel: "trace", ...options });
  const { token } = await memberWithLink(database, "phone");
  const post = (
    path: "Verifications" | "VerificationCheck",
    fields: Readonly<Record<string, string>>,
    { token: own = token, headers, query = "", ...sent }: Sent = {},
  ) =>
    app.inject({
      method: "POST",
      url: `/verification/${path}${query}`,
      headers: { authorization: `b ${own}`, "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: new URLSearchParams(fields).toString(),
      ...sent,
    });
  return {
    app,
    database,
    members,
    smsBudget,
    sms,
    token,
    post,
    send: (To = to, sent: Sent = {}) => post("Verifications", { To, Channel: "sms" }, sent),
    check: (Code: string, To = to) => post("VerificationCheck", { To, Code }),
    lastCode: () => sms.at(-1)?.text.slice(-7, -1) ?? "",
    verifiedPhones: async () => {
      const rows = await database.selectFrom("verified_phone").select("phone").execute();
      return rows.map(({ phone }) => phone);
    },
    lines,
    logged: () => JSON.stringify(lines),
    alarms: () => lines.filter((line) => "alarm" in line),
  };
}
