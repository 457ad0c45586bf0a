import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { httpsCertificate } from "../../test/deploy/start-nginx.ts";
import { freePort } from "../../test/free-port.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { startTestServer } from "../../test/start-test-server.ts";
import { dataFolder, runCommand } from "../../test/stored-messages.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";

const MAIL_TO = "help@fixture.example";
const PUBLIC_URL = "http://www.fixture.example";

const strict = {
  mynetworks: "192.0.2.0/24",
  mydestination: "fixture.example",
  local_recipient_maps: "inline:{help=1}",
  smtpd_helo_required: "yes",
  smtpd_helo_restrictions: "reject_invalid_helo_hostname, reject_non_fqdn_helo_hostname",
  smtpd_sender_restrictions: "reject_non_fqdn_sender",
};

const debian = "/usr/share/postfix";

/** Whether a Postfix of Debian can be started, which needs root. */
const hasPostfix = existsSync(`${debian}/main.cf.debian`) && process.getuid?.() === 0;

/** Starts Postfix as Debian configures an internet site, on a port and in folders of its own. It relays to `target`. */
async function startPostfix(target: URL, settings: Readonly<Record<string, string>>): Promise<URL> {
  const folder = await temporaryFolder();
  const run = (name: string, ...args: string[]) => spawnSync(`/usr/sbin/${name}`, ["-c", folder, ...args]);
  await Promise.all(["queue", "data"].map((name) => mkdir(join(folder, name))));
  await chmod(folder, 0o755);
  spawnSync("chown", ["postfix", join(folder, "data")]);
  await copyFile(`${debian}/main.cf.debian`, join(folder, "main.cf"));
  await copyFile(`${debian}/master.cf.dist`, join(folder, "master.cf"));
  const pem = join(folder, "certificate.pem");
  await writeFile(pem, Object.values(httpsCertificate).join("\n"), { mode: 0o600 });
  const all = {
    smtpd_relay_restrictions: "permit_mynetworks permit_sasl_authenticated defer_unauth_destination",
    smtpd_tls_chain_files: pem,
    smtpd_tls_security_level: "may",
    myhostname: "mail.fixture.example",
    relayhost: `[${target.hostname}]:${target.port}`,
    inet_interfaces: "127.0.0.1",
    queue_directory: join(folder, "queue"),
    data_directory: join(folder, "data"),
    maillog_file: "/dev/stdout",
    ...settings,
  };
  run("postconf", ...Object.entries(all).map(([name, value]) => `${name}=${value}`));
  const port = await freePort();
  run("postconf", "-F", "*/*/chroot=n");
  run("postconf", "-M#", "smtp/inet");
  run("postconf", "-M", `${port}/inet=${port} inet n - n - - smtpd`);
  spawn("/usr/sbin/postfix", ["-c", folder, "start-fg"], { stdio: "ignore" });
  onTestFinished(() => void run("postfix", "stop"));
  return new URL(`smtp://127.0.0.1:${port}`);
}

async function start(settings: Readonly<Record<string, string>>) {
  const inbox = await startSmtpInbox();
  const local_transport = `smtp:[127.0.0.1]:${inbox.url.port}`;
  const url = await startPostfix(inbox.url, { local_transport, ...settings });
  const { environment } = await dataFolder();
  const given = { ...environment, MAIL_TO, PUBLIC_URL };
  const doctor = async (search: string, variables?: Readonly<Record<string, string>>) => {
    // 0.0.0.0 leads to this machine, but counts as another.
    const SMTP_URL = search.includes("://")
      ? search.replace("/HOST", `/0.0.0.0:${url.port}`)
      : url.href + search;
    const { printed } = await runCommand("doctor", { ...given, SMTP_URL, ...variables });
    return printed.split("\n").find((line) => line.includes(" SMTP "));
  };
  // It takes a moment to start.
  await expect.poll(() => doctor("")).not.toContain("ECONNREFUSED");
  return { inbox, url, doctor };
}

describe.runIf(hasPostfix)(`Postfix${hasPostfix ? "" : " (LEFT OUT: not installed, or not root)"}`, () => {
  test.each([
    ["as Debian installs it", {}],
    ["with strict rules", strict],
    ["that requires TLS", { ...strict, smtpd_tls_security_level: "encrypt" }],
  ])("%s accepts a visitor's message", async (_how, settings) => {
    const { inbox, url } = await start(settings);
    const server = await startTestServer({ SMTP_URL: url.href, MAIL_TO, PUBLIC_URL });
    expect((await server.post("Hello")).status).toBe(303);
    await expect.poll(() => inbox.mails).toMatchObject([{ to: [{ address: MAIL_TO }] }]);
  });

  test("as Debian installs it: doctor names what to change in SMTP_URL", async () => {
    const { doctor } = await start({});
    expect(await doctor("smtps://HOST")).toMatch(/wrong version number.+ otherwise smtp:\/\/\.$/);
    expect(await doctor("smtp://HOST")).toMatch(/self-signed certificate.+NODE_EXTRA_CA_CERTS/);
    expect(await doctor("smtp://HOST?tls.rejectUnauthorized=false")).toMatch(/^ok/);
    expect(await doctor("smtp://mail.invalid")).toMatch(/Correct the host in SMTP_URL/);
  });

  test("with strict rules: doctor names the setting", async () => {
    const { doctor } = await start(strict);
    expect(await doctor("?name=web1")).toMatch(
      /504 5\.5\.2.+Helo command rejected: .+ Add \?name= to SMTP_URL/,
    );
    const doctorWith = (name: string, value: string) => doctor("", { [name]: value });
    expect(await doctorWith("MAIL_FROM", "website@localhost")).toMatch(
      /504 5\.5\.2 .+Sender .+ Set MAIL_FROM /,
    );
    expect(await doctorWith("MAIL_TO", "nobody@fixture.example")).toMatch(
      /550 5\.1\.1 .+User unknown.+ Set MAIL_TO /,
    );
    expect(await doctorWith("MAIL_TO", "help@example.org")).toMatch(
      /454 4\.7\.1 .+Relay access denied.+ a password/,
    );
  });

  test.each([
    [
      "that looks up the greeting's name",
      { ...strict, smtpd_helo_restrictions: "reject_unknown_helo_hostname" },
      "",
      /450 4\.7\.1 <www\.fixture\.example>: Helo .+ not found.+ Add \?name= to/,
    ],
    [
      "with old TLS",
      { smtpd_tls_protocols: "<=TLSv1.1" },
      "smtp://HOST?tls.rejectUnauthorized=false",
      /SSL alert.+ add \?tls\.minVersion=/,
    ],
  ])("%s: doctor names the setting", async (_how, settings, search, text) => {
    const { doctor } = await start(settings);
    expect(await doctor(search)).toMatch(text);
  });
});
