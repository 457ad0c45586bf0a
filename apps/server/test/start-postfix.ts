import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { httpsCertificate } from "./deploy/start-nginx.ts";
import { freePort } from "./free-port.ts";
import { temporaryFolder } from "./temporary-database.ts";

const debian = "/usr/share/postfix";

/** Whether a Postfix of Debian can be started, which needs root. */
export const hasPostfix = existsSync(`${debian}/main.cf.debian`) && process.getuid?.() === 0;

/** Starts Postfix as Debian configures an internet site, on a port and in folders of its own. It relays to `target`. */
export async function startPostfix(target: URL, settings: Readonly<Record<string, string>>): Promise<URL> {
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
