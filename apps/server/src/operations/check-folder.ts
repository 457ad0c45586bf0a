import { existsSync } from "node:fs";
import { access, constants, readdir, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { readLastBackup } from "./last-backup.ts";
import { unlessMissing } from "../storage/ignore-enoent.ts";
import { eraseList, eraseListFiles } from "./erase-list.ts";
import { formerDatabases } from "../storage/recovered-files.ts";
import type { CheckContext } from "./check.ts";
import { failure, ok, warning, type Finding } from "./finding.ts";

const mebibyte = 2 ** 20;
const hour = 60 * 60_000;

/** Whether the folder is this user's alone, with all that is in it. */
export async function checkFolder({ environment }: CheckContext): Promise<readonly Finding[]> {
  const { DATA_DIR } = environment;
  const folder = await unlessMissing(stat(DATA_DIR));
  if (!folder?.isDirectory())
    return [
      failure({
        found: `${folder ? "this is no folder:" : "there is no folder"} ${DATA_DIR}`,
        expected: "the folder of a server that has run",
        fix: `set DATA_DIR to that folder, or ${folder ? "move this file away" : "start the server once, which makes it"}`,
      }),
    ];
  await access(DATA_DIR, constants.R_OK | constants.W_OK | constants.X_OK);
  const { uid: owner, mode: folderMode } = folder;
  const findings: Finding[] = [];
  const user = process.geteuid?.() ?? owner;
  // Root may do anything in any case, and owns the volumes of containers.
  if (![owner, 0].includes(user) && owner !== 0)
    findings.push(
      failure({
        found: `${DATA_DIR} belongs to user ${owner}, who may replace what is in it, and this command runs as user ${user}`,
        expected: "a folder of the server's user",
        fix: `chown -R ${user} ${DATA_DIR}; run commands as the server's user`,
      }),
    );
  if ((folderMode & 0o077) !== 0) {
    const mode = (folderMode & 0o777).toString(8).padStart(4, "0");
    const mistake = {
      expected: "0700: a folder for the server's user alone",
      fix: `chmod go= ${DATA_DIR}`,
    };
    findings.push(
      (folderMode & 0o002) === 0
        ? warning({ ...mistake, found: `other users may look into ${DATA_DIR}, whose mode is ${mode}` })
        : failure({
            ...mistake,
            found: `any user may replace what is in ${DATA_DIR}, whose mode is ${mode}`,
          }),
    );
  }
  const files = await Promise.all(
    (await readdir(DATA_DIR)).map(async (name) => {
      // A running server makes and removes files meanwhile.
      const { uid = owner, mode = 0 } = (await unlessMissing(stat(join(DATA_DIR, name)))) ?? {};
      return { name, uid, mode };
    }),
  );
  const foreign = files.filter(({ uid }) => uid !== owner).map(({ name }) => name);
  if (foreign.length > 0)
    findings.push(
      failure({
        found: `${foreign.join(", ")} in ${DATA_DIR} do not belong to the folder's owner, user ${owner}`,
        expected: "files that the server may write to",
        fix: `chown -R ${owner} ${DATA_DIR}; run commands as the server's user`,
      }),
    );
  const readable = files.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name }) => name);
  if (readable.length > 0)
    findings.push(
      warning({
        found: `other users may read ${readable.join(", ")} in ${DATA_DIR}`,
        expected: "what visitors wrote to be for the server's user alone",
        fix: `chmod -R go= ${DATA_DIR}`,
      }),
    );
  return findings.length > 0 ? findings : [ok(`${DATA_DIR}, for user ${owner} alone`)];
}

/** Below 256 MiB the server is not ready, and stores messages as long as it can. */
export async function checkSpace({ environment }: CheckContext): Promise<readonly Finding[]> {
  const { bavail, bsize, files, ffree } = await statfs(environment.DATA_DIR);
  const free = Math.floor((bavail * bsize) / mebibyte);
  const mistake = {
    found: `${free} MiB and ${files > 0 ? ffree : "enough"} files are free on the disk of ${environment.DATA_DIR}`,
    expected:
      "1024 MiB; below 256 MiB the server is not ready (503 at /readyz), and on a full disk no message is stored",
    fix: "free some space, or move the folder and set DATA_DIR",
  };
  if (free < 256 || (files > 0 && ffree < 100)) return [failure(mistake)];
  return [free < 1024 ? warning(mistake) : ok(`${free} MiB free`)];
}

/** Messages that were saved, and that no server shows. */
export async function checkFormerDatabases({ environment }: CheckContext): Promise<readonly Finding[]> {
  const rescued = (await formerDatabases(environment.DATA_DIR)).filter((file) => file.includes(".rescued-"));
  if (rescued.length === 0) return [ok("none was rescued")];
  return [
    warning({
      found: `a database that was deleted or replaced under a running server was saved: ${rescued.join(", ")}`,
      expected: "messages in messages.db alone, where commands and mail find them",
      fix: "look what is in it: stop the server and restore that file, or delete it",
    }),
  ];
}

/** The list of who was erased, without which a restored backup brings them back. */
export async function checkEraseList({ environment }: CheckContext): Promise<readonly Finding[]> {
  const { listFile, keyFile } = eraseListFiles(environment.DATA_DIR);
  if (!existsSync(listFile)) return [ok("nobody was erased")];
  if (!existsSync(keyFile))
    return [
      failure({
        found: `${listFile} is there, and ${keyFile} is not`,
        expected:
          "both: without its key the list recognizes nobody, so that no server starts and nothing is restored",
        fix: `copy ${keyFile} back from where you keep it`,
      }),
    ];
  await eraseList(environment.DATA_DIR).read();
  return [ok("sound")];
}

/** The age of the last backup. */
export async function checkBackup({ environment, now }: CheckContext): Promise<readonly Finding[]> {
  const last = await readLastBackup(environment.DATA_DIR);
  const expected = "one each day";
  const fix = "have a timer run backup each night: docs/guides/upgrade.md";
  if (!last) return [warning({ found: "no backup was made with the command backup", expected, fix })];
  const age = Math.floor((now.getTime() - last.at.getTime()) / hour);
  if (age > 26)
    return [failure({ found: `the last backup, ${last.file}, is ${age} hours old`, expected, fix })];
  return [ok(`${last.file}, ${age} hours old`)];
}
