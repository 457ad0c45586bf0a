import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { builtSite } from "../../test/start-app.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { hasPostgres, temporaryPostgres } from "../../test/temporary-postgres.ts";
import { readEnvironment } from "../config/read-environment.ts";
import { languages } from "../config/languages.ts";
import { startServer } from "../start-server.ts";

const english = "Your Fixture code is {code}. It expires in ten minutes. Don't share it with anyone.";
const texts = [
  { query: "", text: english },
  { query: "?lang=en", text: english },
  {
    query: "?lang=fr",
    text: "Votre code Fixture est {code}. Il est valable dix minutes. Ne le communiquez à personne.",
  },
  {
    query: "?lang=pt",
    text: "Use {code} para confirmar o seu telefone na Fixture. Vale dez minutos. Nunca partilhe estes algarismos.",
  },
  {
    query: "?lang=sw",
    text: "Msimbo wako wa Fixture ni {code}. Muda wake utaisha baada ya dakika kumi. Usimpe mtu yeyote msimbo huu.",
  },
  { query: "?lang=de", text: english },
];

/** The whole server, which sends codes to whoever asks; closed when the test is over. */
async function start(variables: Readonly<Record<string, string>> = {}) {
  const DATA_DIR = join(await temporaryFolder(), "data");
  const address = { HOST: "127.0.0.1", PORT: "0", PUBLIC_URL: "https://fixture.example" };
  const backend = { BACKEND_URL: "http://127.0.0.1:9", SMS_WITHOUT_LINK_CHECK: "on" };
  const server = await startServer(
    readEnvironment({
      SITE_DIR: builtSite,
      DATA_DIR,
      MAIL_ROUTE: "files",
      DRAIN_SECONDS: "0",
      LOG_LEVEL: "silent",
      ...address,
      ...backend,
      ...variables,
    }),
  );
  onTestFinished(() => server.close());
  const origin = /^ {2}Address {3}(http:\S+)$/m.exec(await server.announce())?.[1];
  return { origin, smsFolder: join(DATA_DIR, "sms") };
}

/** Asks for a code, and returns the SMS. */
async function sendCode({ origin, smsFolder }: Awaited<ReturnType<typeof start>>, query: string, to: string) {
  const { status } = await fetch(`${origin}/verification/Verifications${query}`, {
    method: "POST",
    headers: { authorization: `b ${to}` },
    body: new URLSearchParams({ To: to, Channel: "sms" }),
  });
  expect(status).toBe(201);
  const names = (await readdir(smsFolder)).filter((name) => name.endsWith(`-${to}.txt`));
  expect(names).toHaveLength(1);
  return await readFile(join(smsFolder, names[0] ?? ""), "utf8");
}

const stores = [
  { name: "SQLite", variables: async () => ({}) },
  ...(hasPostgres
    ? [{ name: "PostgreSQL", variables: async () => ({ DATABASE_URL: await temporaryPostgres() }) }]
    : []),
];

describe.each(stores)("on $name", ({ variables }) => {
  test("an SMS is in the language of its call, or else in English", async () => {
    const server = await start(await variables());
    for (const [number, { query, text }] of texts.entries()) {
      const sms = await sendCode(server, query, `+25471234567${number}`);
      const code = /#(\d{6})\n$/.exec(sms)?.[1] ?? "";
      expect(sms).toBe(`${text.replace("{code}", code)}\n\n@fixture.example #${code}\n`);
    }
  });
});

/** The characters of GSM 03.38 that take seven bits; a text with any other one has 70 in an SMS, not 160. */
const sevenBits = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?" +
    "¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);

test("a long name and a long address fit into one SMS in every language", async () => {
  const server = await start();
  // Of twenty letters, and of thirty.
  const room = 20 - "Fixture".length + 30 - "fixture.example".length;
  for (const [number, language] of languages.entries()) {
    const sms = await sendCode(server, `?lang=${language}`, `+25471234567${number}`);
    const others = Array.from(sms).filter((character) => !sevenBits.has(character));
    expect([language, others]).toEqual([language, []]);
    expect(sms.length + room).toBeLessThanOrEqual(160);
  }
});
