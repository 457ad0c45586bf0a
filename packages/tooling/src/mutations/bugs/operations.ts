import { testsOf, type Mutation } from "./mutation.ts";

const server = (...files: string[]) => testsOf("apps/server", ...files);

/** Mistakes in what an operator runs: backups, restoring them, doctor, settings. */
export const operationsBugs: readonly Mutation[] = [
  {
    name: "A backup has remains of rows in its pages, which no erasure reaches",
    file: "apps/server/src/backup/copy-database.ts",
    find: "pragma secure_delete = on",
    replace: "pragma secure_delete = off",
    suites: [server("src/backup/erased-again.test.ts")],
    expected: /^who was erased after a backup stays erased when it is restored.*: /,
  },
  {
    name: "A restore brings back who was erased",
    file: "apps/server/src/backup/restore.ts",
    find: "await applyEraseList(database, sqliteDialect(), folder);",
    replace: "",
    suites: [server("src/backup/erased-again.test.ts")],
    expected: /^who was erased after a backup stays erased when it is restored.*: /,
  },
  {
    name: "A backup that was altered is restored",
    file: "apps/server/src/backup/checksum.ts",
    find: "if (!text.startsWith(await sha256(file)))",
    replace: "if (text.length === 0)",
    suites: [server("src/backup/backup-and-restore.test.ts")],
    expected: /^of backups, one with other words in it is refused.*: /,
  },
  {
    name: "Mail that has left since the backup leaves again",
    file: "apps/server/src/backup/settle-mails.ts",
    find: 'if (state === "waiting") continue;',
    replace: 'if (state !== "dead") continue;',
    suites: [server("src/backup/backup-and-restore.test.ts")],
    expected: /^a (?:mail that has left since the backup|restore on a machine without).*: /,
  },
  {
    name: "A secret that is set twice is taken from the file",
    file: "apps/server/src/environment/secret-files.ts",
    find: "if (source[name])",
    replace: "if (source[name] === path)",
    suites: [server("src/environment/secret-files.test.ts")],
    expected: /^a secret that is set twice is refused.*: /,
  },
  {
    name: "A public server starts without a way for its mail to leave",
    file: "apps/server/src/environment/public-server.ts",
    find: 'if (isPublic(environment) && !SMTP_URL && MAIL_ROUTE !== "files")',
    replace: 'if (MAIL_ROUTE === "files" && SMTP_URL === undefined && !isPublic(environment))',
    suites: [server("src/start-server.test.ts")],
    expected: /^a public server without SMTP is refused.*: /,
  },
  {
    name: "A public server mails visitors' messages to a placeholder",
    file: "apps/server/src/environment/public-server.ts",
    find: 'openEntries.includes("addresses.support")',
    replace: 'openEntries.includes("support")',
    suites: [server("src/start-server.test.ts")],
    expected: /^a public server whose recipient is a placeholder is refused.*: /,
  },
  {
    name: "Doctor exits with 0 whatever it finds",
    file: "apps/server/src/commands/doctor.ts",
    find: 'finding.level !== "failure"',
    replace: "finding.found.length > 0",
    suites: [server("src/doctor/doctor.test.ts")],
    expected: /^doctor finds (?!.*older).*: /,
  },
];
