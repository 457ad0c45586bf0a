import { testsOf, type Mutation } from "./mutation.ts";

const server = (...files: string[]) => testsOf("apps/server", ...files);

/** Bugs in what the server keeps, sends and refuses. */
export const serverBugs: readonly Mutation[] = [
  {
    name: "An emailed link works for two days in place of one",
    file: "apps/server/src/local/reset-links.ts",
    find: "24 * 60 * 60_000",
    replace: "48 * 60 * 60_000",
    suites: [server("src/local/reset-links.test.ts")],
    expected: /^a link is found as often as one asks, for a day: .* to be undefined/,
  },
  {
    name: "Six codes may be tried in place of five",
    file: "apps/server/src/local/verifier.ts",
    find: "const maxChecks = 5;",
    replace: "const maxChecks = 6;",
    suites: [server("src/local/verifier.test.ts")],
    expected: /^the sixth check is refused.*: promise resolved/,
  },
  {
    name: "A message is stored though its mail is not: no transaction holds the two together",
    file: "apps/server/src/local/message-store.ts",
    find: "return await database.transaction().execute(async (transaction) => {\n    await forgetNativePosts",
    replace:
      "return await database.connection().execute(async (transaction) => {\n    await forgetNativePosts",
    suites: [server("src/messages/message-routes.test.ts", "src/messages/idempotency.test.ts")],
    expected: /^a message whose mail cannot be put into the outbox is not stored either: /,
  },
  {
    name: "A line break in a field forges another field's line in the mail",
    file: "apps/server/src/messages/message-mail.ts",
    find: 'return text.replaceAll(/[\\r\\n]+/g, " ");',
    replace: "return text;",
    suites: [server("src/messages/message-routes.test.ts", "src/messages/every-form.test.ts")],
    expected: /^a line break in a field of one line starts no line of the mail: .* to be '\[Partnership\]/,
  },
  {
    name: "The limits count nothing",
    file: "apps/server/src/http/limits.ts",
    find: "counter.penalty(key)",
    replace: "counter.penalty(key, 0)",
    suites: [server("src/messages/message-limits.test.ts")],
    expected: /^who sends too much is told when to send again.*: expected 200 to be 429/,
  },
  {
    name: "Whoever posts once more after a database was deleted is thanked for what is gone",
    file: "apps/server/src/database-thread/database-thread.ts",
    find: "if (repeat) await probe.assertInPlace();",
    replace: "",
    suites: [server("src/database-thread/database-thread.test.ts")],
    expected: /^nobody is thanked for what went into a database that is gone.*: /,
  },
  {
    name: "A closing server's answers keep their connections open",
    file: "apps/server/src/http/create-server.ts",
    find: "if (isDraining()) response.shouldKeepAlive = false;",
    replace: "",
    suites: [server("src/drain.test.ts")],
    expected: /^a stopping server resets none of 200 connections.*: /,
  },
  {
    name: "One too many closes the newest connection in place of the one that was idle longest",
    file: "apps/server/src/http/limit-connections.ts",
    find: "const [longest] = idle;",
    replace: "const longest = [...idle].at(-1);",
    suites: [server("src/http/limit-connections.test.ts")],
    expected: /^(?:pages are answered while more connections are held|one address has its share).*: /,
  },
  {
    name: "A claim of a mail is known by the mail alone, so that an older one still counts",
    file: "apps/server/src/local/outbox.ts",
    find: '.where("fence", "=", fence)',
    replace: '.where("fence", "!=", 0)',
    suites: [server("src/local/outbox.test.ts")],
    expected: /^an older claim changes nothing.*: /,
  },
  {
    name: "A mail is handed over however little of its lease is left",
    file: "apps/server/src/mail/lease.ts",
    find: "const enough = 70_000;",
    replace: "const enough = -1_000_000;",
    suites: [server("src/mail/lease.test.ts")],
    expected: /^a worker that was paused for (?:50001|200000) ms.*: /,
  },
  {
    name: "What was accepted while the database was full is forgotten with the process",
    file: "apps/server/src/mail/mail-worker.ts",
    find: "await accepted.apply((id) => outbox.markSent(id));",
    replace: "",
    suites: [server("src/mail/once.test.ts")],
    expected: /^a process that died before it could mark a mail left a note.*: /,
  },
];
