import { once } from "node:events";
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test, vi } from "vitest";
import { builtSite } from "../test/start-app.ts";
import { endless, startHttpServer } from "../test/start-http-server.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { readEnvironment } from "./config/read-environment.ts";
import { SetupError } from "./config/setup-error.ts";
import { startServer } from "./start-server.ts";

const path = "/admin/sendContactUsEmail";
const body = JSON.stringify({ topic: "Ad Sales", email: "ada@example.org", description: "Hello" });
const headers = { "content-type": "application/json" };

const twilio = {
  TWILIO_ACCOUNT_SID: "AC01",
  TWILIO_API_KEY: "SK01",
  TWILIO_API_SECRET: "s3cr3t",
  TWILIO_VERIFY_SERVICE_SID: "VA01",
};

/** The whole server in this process, on any free port by default; closed when the test is over. */
async function start(variables: Record<string, string> = {}) {
  const DATA_DIR = variables["DATA_DIR"] ?? (await temporaryFolder());
  const server = await startServer(
    readEnvironment({
      SITE_DIR: builtSite,
      HOST: "127.0.0.1",
      PORT: "0",
      DRAIN_SECONDS: "0",
      ...variables,
      DATA_DIR,
    }),
  );
  onTestFinished(() => server.close());
  const announced = await server.announce();
  const origin = /^ {2}Address {3}(http:\S+)$/m.exec(announced)?.[1] ?? `no address in ${announced}`;
  return { ...server, DATA_DIR, announced, origin };
}

test("the server says where codes and calls go that others answer, shows no secret, and adds no member", async () => {
  const { announced } = await start({
    BACKEND_URL: "http://127.0.0.1:9/v1",
    LINK_CHECK_PATH: "/api/checkLink",
    ...twilio,
  });
  expect(announced).toContain(
    "\n  Codes     SMS by Twilio, account AC01\n  Backend   http://127.0.0.1:9/v1\n",
  );
  expect(announced).not.toMatch(/s3cr3t|SK01|demo member/);
});

test.each([
  { given: {}, codes: /^as SMS files / },
  {
    given: { BACKEND_URL: "http://127.0.0.1:9" },
    codes: /^none: .* Set LINK_CHECK_PATH, or SMS_WITHOUT_LINK_CHECK=on/,
  },
  {
    given: { BACKEND_URL: "http://127.0.0.1:9", LINK_CHECK_PATH: "/api/checkLink" },
    codes: /^as SMS files /,
  },
  { given: { BACKEND_URL: "http://127.0.0.1:9", SMS_WITHOUT_LINK_CHECK: "on" }, codes: /^as SMS files / },
])("with $given, the start says how codes are sent, and so it is (P6)", async ({ given, codes }) => {
  const { announced, origin } = await start({ ...given, LOG_LEVEL: "silent" });
  expect(/^ {2}Codes {5}(.*)$/m.exec(announced)?.[1]).toMatch(codes);
  const answer = await fetch(`${origin}/verification/Verifications`, {
    method: "POST",
    headers: { authorization: "b invented" },
    body: new URLSearchParams({ To: "+447400123456", Channel: "sms" }),
  });
  const expected = "LINK_CHECK_PATH" in given ? 502 : "SMS_WITHOUT_LINK_CHECK" in given ? 201 : 503;
  expect(answer.status).toBe("BACKEND_URL" in given ? expected : 401);
});

test("a public start says each thing that is likely wrong, and no other start does", async () => {
  const SITE_DIR = await siteWith({
    openEntries: ["addresses.support", "legal.company"],
    unreviewedLanguages: ["fr", "sw"],
  });
  const https = { PUBLIC_URL: "https://moyo.example", MAIL_ROUTE: "files" };
  expect(warningsIn((await start({ SITE_DIR, ...https })).announced)).toEqual([
    "open in the brand file: addresses.support, legal.company; see npm run check:brand",
    "languages without a named reviewer: fr, sw; name one each in reviewers of the brand file, or switch a language off by removing it from languages there",
    "mail becomes files, since MAIL_ROUTE is files; set SMTP_URL and unset MAIL_ROUTE, or see that somebody reads the files",
    "codes become files, since TWILIO_ACCOUNT_SID is not set; set the four TWILIO_* variables",
    "all visitors count as one, since PUBLIC_URL is https, which a proxy ends, and TRUSTED_PROXIES is 0; set TRUSTED_PROXIES",
    expect.stringMatching(/^the site was built for https:\/\/fixture\.example, not for /),
  ]);
  expect(warningsIn((await start({ SITE_DIR })).announced)).toEqual([]);
  const complete = {
    ...https,
    ...twilio,
    PUBLIC_URL: "https://fixture.example",
    MAIL_ROUTE: "",
    SMTP_URL: "smtp://127.0.0.1:1",
    TRUSTED_PROXIES: "1",
  };
  expect(warningsIn((await start(complete)).announced)).toEqual([]);
  const without = { ...complete, BACKEND_URL: "http://127.0.0.1:9", TWILIO_ACCOUNT_SID: "" };
  const untold = { TWILIO_API_KEY: "", TWILIO_API_SECRET: "", TWILIO_VERIFY_SERVICE_SID: "" };
  expect(warningsIn((await start({ ...without, ...untold })).announced)).toEqual([]);
});

/** A copy of the built site with these entries in its manifest. */
async function siteWith(entries: object): Promise<string> {
  const folder = await temporaryFolder();
  await cp(builtSite, folder, { recursive: true });
  const manifest: object = JSON.parse(await readFile(join(folder, "site.json"), "utf8"));
  await writeFile(join(folder, "site.json"), JSON.stringify({ ...manifest, ...entries }));
  return folder;
}

function warningsIn(announced: string): readonly string[] {
  return Array.from(announced.matchAll(/^ {2}Warning {3}(.+)$/gm), ([, warning = ""]) => warning);
}

test.each([
  {
    what: "a public server without SMTP",
    variables: { PUBLIC_URL: "https://moyo.example" },
    refusal:
      "PUBLIC_URL is https, so this server is public, but SMTP_URL is not set: mail would become files that nobody " +
      "reads. Expected SMTP_URL. Or set MAIL_ROUTE=files, if somebody reads those files.",
  },
  {
    what: "mail that would go two ways",
    variables: { SMTP_URL: "smtp://127.0.0.1:1", MAIL_ROUTE: "files" },
    refusal:
      "SMTP_URL is set, and MAIL_ROUTE is files, too. Expected one of the two: unset MAIL_ROUTE, and mail leaves.",
  },
])("$what is refused, before anything is stored", async ({ variables, refusal }) => {
  const DATA_DIR = await temporaryFolder();
  const starting = start({ ...variables, DATA_DIR });
  await expect(starting).rejects.toThrow(SetupError);
  await expect(starting).rejects.toThrow(refusal);
  expect(await readdir(DATA_DIR)).toEqual([]);
});

test.each([
  {
    of: "a SQLite file",
    variables: {},
    message: /^The database \/proc\/x\/messages\.db could not be opened: E[A-Z]+: /,
  },
  {
    of: "PostgreSQL",
    variables: { DATABASE_URL: "postgres://127.0.0.1:1/matchfront" },
    message: /^The folder \/proc\/x could not be made: E[A-Z]+: .+ Set DATA_DIR to another one\.$/,
  },
])("a server of $of whose folder cannot be made says so, and ends", async ({ variables, message }) => {
  const starting = start({ ...variables, DATA_DIR: "/proc/x" });
  await expect(starting).rejects.toThrow(SetupError);
  await expect(starting).rejects.toThrow(message);
});

test("a public server whose recipient is a placeholder is refused until MAIL_TO names a mailbox", async () => {
  const DATA_DIR = await temporaryFolder();
  const placeholder = {
    DATA_DIR,
    SITE_DIR: await siteWith({ openEntries: ["addresses.support"] }),
    SMTP_URL: "smtp://127.0.0.1:1",
  };
  const https = { ...placeholder, PUBLIC_URL: "https://moyo.example" };
  await expect(start(https)).rejects.toThrow(SetupError);
  await expect(start(https)).rejects.toThrow(
    /mailed to a placeholder: MAIL_TO is not set, and addresses\.support in the brand file is open\. .*set MAIL_TO\.$/,
  );
  expect(await readdir(DATA_DIR)).toEqual([]);

  const { announced } = await start({ ...https, MAIL_TO: "help@moyo.example" });
  expect(announced).toContain("  Mail      to help@moyo.example through 127.0.0.1:1\n");
  // On a machine that nobody visits it stands for itself.
  expect((await start(placeholder)).announced).toContain("  Mail      to support@fixture.example ");
});

test("a first start shows a link for each dialog that works; later starts show none", async () => {
  const { DATA_DIR, origin, announced, close } = await start();
  const [, number] = new RegExp(`  Number    ${origin}/\\?token=(\\S{43})\n`).exec(announced) ?? [];
  const [, password] = new RegExp(`  Password  ${origin}/\\?password=(\\S{43})\n`).exec(announced) ?? [];
  const change = await fetch(new URL("/admin/changePasswordViaEmailForAdmin", origin), {
    method: "PUT",
    headers: { ...headers, authorization: `b ${password}` },
    body: JSON.stringify({ newPassword: "correct horse battery" }),
  });
  expect(change.status).toBe(200);
  expect(number).toBeDefined();
  await close();
  expect((await start({ DATA_DIR })).announced).not.toMatch(/token=|password=/);
});

test("a server on every interface is announced where this machine's browser finds it", async () => {
  const { origin } = await start({ HOST: "0.0.0.0" });
  expect(origin).toMatch(/^http:\/\/localhost:\d+$/);
});

test("mail by SMTP is announced without the password", async () => {
  const { announced } = await start({ SMTP_URL: "smtp://moyo:secret@127.0.0.1:1" });
  expect(announced).toContain("  Mail      to support@fixture.example through 127.0.0.1:1\n");
  expect(announced).not.toContain("secret");
});

test.each([
  { variables: {}, from: "website@fixture.example", to: "support@fixture.example" },
  {
    variables: { MAIL_FROM: "web@moyo.example", MAIL_TO: "help@moyo.example" },
    from: "web@moyo.example",
    to: "help@moyo.example",
  },
])("with $variables, a message is mailed from $from to $to at once", async ({ variables, from, to }) => {
  const { origin, DATA_DIR } = await start(variables);
  expect((await fetch(new URL(path, origin), { method: "POST", headers, body })).status).toBe(200);
  const folder = join(DATA_DIR, "mail");
  await expect.poll(() => readdir(folder)).toEqual([expect.stringMatching(/\.eml$/)]);
  const [name = ""] = await readdir(folder);
  expect(await PostalMime.parse(await readFile(join(folder, name)))).toMatchObject({
    from: { name: "Fixture", address: from },
    to: [{ address: to }],
  });
});

test("a backend whose answer has no end is given up", async () => {
  const { url: backend } = await startHttpServer(endless);
  const { origin } = await start({ BACKEND_URL: backend.href, LOG_LEVEL: "silent" });
  expect((await fetch(new URL(path, origin), { method: "POST", headers, body })).status).toBe(502);
});

test("a port in use is named, with what to do", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const starting = start({ PORT: String(port) });
  await expect(starting).rejects.toThrow(SetupError);
  await expect(starting).rejects.toThrow(
    `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1}.`,
  );
});

// Of the addresses that are reserved for documentation (RFC 5737): no machine has it.
test("an address that the machine does not have is named, with what to do", async () => {
  const starting = start({ HOST: "192.0.2.1" });
  await expect(starting).rejects.toThrow(SetupError);
  await expect(starting).rejects.toThrow(
    /^The server cannot listen on 192\.0\.2\.1, port 0: .+\. Set HOST and PORT to what this user may take\.$/,
  );
});

test("a missing site is named, with what to do", async () => {
  await expect(start({ SITE_DIR: "/nowhere" })).rejects.toThrow(
    /^The site in \/nowhere .+Build the site first/,
  );
});

test("a closing server waits 25 seconds for a request that never ends, and no longer", async () => {
  const { origin, close } = await start();
  const expecting = { ...headers, "content-length": body.length, expect: "100-continue" };
  const underWay = request(new URL(path, origin), { method: "POST", headers: expecting });
  underWay.flushHeaders();
  await once(underWay, "continue");
  const cut = vi.fn<() => void>();
  underWay.once("error", cut);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const closed = close();
  await vi.advanceTimersByTimeAsync(24_999);
  expect(cut).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await closed;
  await expect.poll(() => cut).toHaveBeenCalledOnce();
});
