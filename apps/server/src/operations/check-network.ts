import { areCodesSent } from "../config/read-environment.ts";
import { errorText } from "../config/error-text.ts";
import { verifySmtp } from "../mail/smtp-delivery.ts";
import { ask, patience, type Answer } from "./ask.ts";
import type { CheckContext } from "./check.ts";
import { failure, ok, warning, type Finding } from "./finding.ts";

const day = 24 * 60 * 60_000;

/** Whether a server runs here, and can store messages. */
export async function checkServer({ environment }: CheckContext): Promise<readonly Finding[]> {
  const { HOST, PORT } = environment;
  if (PORT === 0) return [ok("not looked for, since it takes any free port")];
  const host = ["0.0.0.0", "::"].includes(HOST) ? "localhost" : HOST;
  const url = new URL(`http://${host.includes(":") ? `[${host}]` : host}:${PORT}/readyz`);
  const expected = "a server that is ready to store messages (200)";
  const fix = "start it; look into its log for why it is not ready";
  return await judge(url, { expected, fix }, ({ status }) =>
    status === 200
      ? [ok(`ready at ${url.origin}`)]
      : [failure({ found: `${url.href} answers ${status}`, expected, fix })],
  );
}

/** Whether visitors reach the server: by name, certificate and proxy. */
export async function checkPublicUrl({ environment, now }: CheckContext): Promise<readonly Finding[]> {
  const { PUBLIC_URL } = environment;
  if (!PUBLIC_URL) return [ok("PUBLIC_URL is not set")];
  const url = new URL("/healthz", PUBLIC_URL);
  const expected = "the server's own answer (200), over a name and a certificate that browsers accept";
  const fix = "correct the DNS entry, the certificate, the proxy, or PUBLIC_URL";
  return await judge(url, { expected, fix }, (answer) => {
    if (answer.status !== 200)
      return [failure({ found: `${url.href} answers ${answer.status}`, expected, fix })];
    return [...checkCertificate(url, answer, now), ...checkSkew(url, answer)];
  });
}

function checkCertificate(url: URL, { certificateUntil }: Answer, now: Date): readonly Finding[] {
  if (!certificateUntil) return [ok(`${url.href} answers`)];
  const days = Math.floor((certificateUntil.getTime() - now.getTime()) / day);
  if (days >= 14) return [ok(`${url.href} answers; its certificate is valid for ${days} days`)];
  return [
    warning({
      found: `the certificate of ${url.host} is valid for ${days} days`,
      expected: "one that is renewed two weeks before its end",
      fix: "renew it, and see why that does not happen by itself",
    }),
  ];
}

/** Another machine's clock, as a proxy or a CDN says it in its answer; to the second. */
function checkSkew(url: URL, { headers }: Answer): readonly Finding[] {
  const theirs = Date.parse(headers.date ?? "");
  const seconds = Math.round(Math.abs(Date.now() - theirs) / 1000);
  if (Number.isNaN(seconds) || seconds <= 30) return [];
  return [
    warning({
      found: `the clock here and that of ${url.host} are ${seconds} s apart`,
      expected: "30 s at most: limits, links and deletion go by the clock",
      fix: "set the clock by NTP, such as: timedatectl set-ntp true",
    }),
  ];
}

/** Whether the mail server is there and lets us in. */
export async function checkSmtp({ environment }: CheckContext): Promise<readonly Finding[]> {
  const { SMTP_URL } = environment;
  if (!SMTP_URL) return [ok("SMTP_URL is not set; mail becomes files")];
  try {
    await verifySmtp(SMTP_URL, patience);
    return [ok(`${SMTP_URL.host} lets this server in`)];
  } catch (error) {
    return [
      failure({
        found: `${SMTP_URL.host}: ${errorText(error)}`,
        expected: "a mail server that answers, and takes the user and the password",
        fix: "correct SMTP_URL, or open the way to that server; until then mail waits",
      }),
    ];
  }
}

/** Whether Twilio knows the account and its service; nothing is sent. */
export async function checkTwilio({ environment }: CheckContext): Promise<readonly Finding[]> {
  const { TWILIO_API_KEY, TWILIO_API_SECRET, TWILIO_VERIFY_SERVICE_SID, TWILIO_URL } = environment;
  if (!TWILIO_API_KEY)
    return [
      ok(`TWILIO_* are not set; ${areCodesSent(environment) ? "codes become files" : "no codes are sent"}`),
    ];
  const url = new URL(`/v2/Services/${TWILIO_VERIFY_SERVICE_SID}`, TWILIO_URL);
  const credentials = Buffer.from(`${TWILIO_API_KEY}:${TWILIO_API_SECRET}`).toString("base64");
  const expected = "an account and a Verify service that Twilio knows (200)";
  const fix = "correct TWILIO_*, or open the way to Twilio; until then no code is sent";
  return await judge(
    url,
    { expected, fix },
    ({ status }) =>
      status === 200
        ? [ok("the account and its service are known")]
        : [failure({ found: `${url.host} answers ${status}`, expected, fix })],
    { authorization: `Basic ${credentials}` },
  );
}

/** Whether the other backend is there; what it answers to this request is its own affair. */
export async function checkBackend({ environment }: CheckContext): Promise<readonly Finding[]> {
  const { BACKEND_URL } = environment;
  if (!BACKEND_URL) return [ok("BACKEND_URL is not set")];
  const expected = "a backend that answers";
  const fix = "start it, open the way to it, or correct BACKEND_URL";
  return await judge(BACKEND_URL, { expected, fix }, ({ status }) =>
    status < 500
      ? [ok(`${BACKEND_URL.host} answers`)]
      : [failure({ found: `${BACKEND_URL.host} answers ${status}`, expected, fix })],
  );
}

async function judge(
  url: URL,
  advice: { readonly expected: string; readonly fix: string },
  look: (answer: Answer) => readonly Finding[],
  headers?: Readonly<Record<string, string>>,
): Promise<readonly Finding[]> {
  const answer = await ask(url, headers).catch((error: unknown) => errorText(error));
  return typeof answer === "string"
    ? [failure({ found: `${url.origin} cannot be reached: ${answer}`, ...advice })]
    : look(answer);
}
