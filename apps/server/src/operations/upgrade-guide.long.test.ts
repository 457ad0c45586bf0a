import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, utimes } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { freePort } from "../../test/free-port.ts";
import { builtSite } from "../../test/start-app.ts";
import { startProcess } from "../../test/start-process.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { guideCommands, repository } from "../../test/guide-commands.ts";

/** A dozen processes, each of which takes seconds on a busy machine. */
const timeout = 300_000;

test(
  "the guide's commands, run in its order on a server of this version, do what it says",
  async () => {
    const folder = await temporaryFolder();
    const [DATA_DIR, backups] = [join(folder, "data"), join(folder, "backups")];
    await Promise.all([mkdir(DATA_DIR, { mode: 0o700 }), mkdir(backups)]);
    const inbox = await startSmtpInbox();
    // The guide's server keeps its port when it is started anew.
    const PORT = String(await freePort());
    const environment = {
      DATA_DIR,
      SITE_DIR: builtSite,
      HOST: "127.0.0.1",
      PORT,
      // A server that has one adds no demo member.
      PUBLIC_URL: `http://127.0.0.1:${PORT}`,
      SMTP_URL: inbox.url.href,
    };
    let server = startProcess(environment);
    const origin = await server.origin;
    const post = async (description: string) => {
      const body = new URLSearchParams({ topic: "Ad Sales", email: "ada@example.org", description });
      return (
        await fetch(new URL("/admin/sendContactUsEmail", origin), {
          method: "POST",
          body,
          redirect: "manual",
        })
      ).status;
    };
    expect(await post("Before the upgrade")).toBe(303);

    const outputs: string[] = [];
    const results: unknown[] = [];
    for (const line of await guideCommands()) {
      const command = line.replaceAll("/backups", backups).replace("http://localhost:3000", origin);
      if (command === "systemctl stop matchfront") {
        server.kill("SIGTERM");
        results.push(await server.exited);
      } else if (command === "systemctl start matchfront") {
        server = startProcess(environment);
        await server.printed;
      } else {
        if (command.includes("messages export")) results.push(await post("After the upgrade"));
        outputs.push(await runInShell(command, environment));
      }
    }

    // A stop, a post to the new version, and another stop.
    expect(results).toEqual([0, 303, 0]);
    const said = outputs.join("\n");
    expect(said).toContain("  Holds     1 message, 0 members\n");
    expect(said).toContain("  Newer     1 message, 0 members in the former database alone,");
    expect(await readFile(join(backups, "since.jsonl"), "utf8")).toContain("After the upgrade");
    // Before, and at night.
    expect(await backupsIn(backups)).toHaveLength(2);
    expect(await backupsIn(join(backups, "upgrade"))).toHaveLength(1);
    // What is done each week, or at the next upgrade, works a second time.
    const commands = (await guideCommands()).map((line) => line.replaceAll("/backups", backups));
    for (const command of commands.filter((line) => line.includes(" backup ")))
      await runInShell(command, environment);
    expect(await backupsIn(backups)).toHaveLength(4);
    // After a month each of them is gone, with its checksum.
    const monthAgo = new Date(Date.now() - 31 * 24 * 60 * 60_000);
    for (const name of await readdir(backups, { recursive: true }))
      await utimes(join(backups, name), monthAgo, monthAgo);
    for (const command of commands.filter((line) => line.startsWith("find ")))
      await runInShell(command, environment);
    expect((await readdir(backups, { recursive: true })).toSorted()).toEqual(["since.jsonl", "upgrade"]);
    // Both were mailed, neither twice: the restored database knows that the first has left.
    await expect.poll(() => inbox.mails.length).toBe(2);
  },
  timeout,
);

async function backupsIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => /^messages-.+\.db$/.test(name));
}

async function runInShell(command: string, environment: Record<string, string>): Promise<string> {
  const child = spawn("sh", ["-c", command], {
    cwd: repository,
    // oxlint-disable-next-line node/no-process-env -- the shell needs the user's PATH
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit");
  const [printed, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await exited;
  expect({ command, code, errors: code === 0 ? "" : errors + printed }).toEqual({
    command,
    code: 0,
    errors: "",
  });
  return printed;
}
