import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { temporaryPostgresDatabase } from "../../test/databases.ts";
import { incomingMessage as message } from "../../test/incoming-message.ts";
import { isLongRun } from "../../test/is-long-run.ts";
import { startNode } from "../../test/nodes.ts";
import { startTcpProxy } from "../../test/tcp-proxy.ts";
import { hasPostgres } from "../../test/temporary-postgres.ts";
import type { Database } from "./database.ts";
import type { LinkKind } from "../members/reset-link.ts";
import { sha256 } from "../sms/sms-caps.ts";

const phone = "+2348031234567";
const newPhone = "+254712345678";

type Node = Awaited<ReturnType<typeof startNode>>;

/** A node whose network to its database a test can break. */
async function startBehindProxy() {
  const { url, database } = await temporaryPostgresDatabase();
  const proxy = await startTcpProxy(new URL(url));
  onTestFinished(() => proxy.close());
  return { database, proxy, node: await startNode(proxy.url.href) };
}

async function issueLink({ members }: Node, kind: LinkKind) {
  const member = await members.add(phone);
  const order = { memberId: member?.id ?? "", kind, publicUrl: "https://fixture.example" };
  const { href } = await members.issueLink(order);
  return href.slice(href.indexOf("=") + 1);
}

async function prepareLink(node: Node) {
  const token = await issueLink(node, "phone");
  await node.members.recordVerifiedPhone(token, newPhone);
  return token;
}

async function prepareCode({ verifier, folder }: Node) {
  await verifier.send(phone, "en");
  const [file = ""] = await readdir(folder);
  return /\d{6}/.exec(await readFile(join(folder, file), "utf8"))?.[0] ?? "";
}

/** Units of work whose second time would have another result, or another effect, than the first. */
const units = [
  {
    unit: "a message that is taken",
    prepare: async () => "",
    run: ({ messages }: Node) => messages.save(message),
    result: { status: "stored", reference: "first" },
    rows: (database: Database) => database.selectFrom("mail_job").select("id").execute(),
    left: [{ id: "first" }],
  },
  {
    unit: "a number that is changed by a link",
    prepare: prepareLink,
    run: ({ members }: Node, token: string) => members.updatePhone(token, newPhone, "call"),
    result: undefined,
    rows: (database: Database) => database.selectFrom("member").select("phone").execute(),
    left: [{ phone: newPhone }],
  },
  {
    unit: "a password that is set by a link",
    prepare: (node: Node) => issueLink(node, "password"),
    run: ({ members }: Node, token: string) => members.updatePassword(token, "hash", "call"),
    result: undefined,
    rows: (database: Database) => database.selectFrom("member").select("password_hash").execute(),
    left: [{ password_hash: "hash" }],
  },
  {
    unit: "a code that is entered",
    prepare: prepareCode,
    run: ({ verifier }: Node, code: string) => verifier.check(phone, code),
    result: expect.objectContaining({ valid: true }),
    rows: (database: Database) => database.selectFrom("verification").selectAll().execute(),
    left: [],
  },
  {
    unit: "a member who is added",
    prepare: async () => "",
    run: ({ members }: Node) => members.add(phone),
    result: expect.objectContaining({ phone }),
    rows: (database: Database) => database.selectFrom("member").select("phone").execute(),
    left: [{ phone }],
  },
  {
    unit: "an SMS that is counted",
    prepare: async () => "",
    run: ({ smsBudget }: Node) => smsBudget.consume([{ name: "day", key: "day", times: 5, seconds: 60 }]),
    result: expect.objectContaining({ status: "consumed" }),
    rows: (database: Database) => database.selectFrom("sms_count").select(["key", "count"]).execute(),
    left: [{ key: "day", count: 1 }],
  },
  {
    unit: "a code that is recorded as sent",
    prepare: async () => "",
    run: ({ smsBudget }: Node) => smsBudget.recordSent(phone),
    result: undefined,
    rows: (database: Database) => database.selectFrom("sms_code").select("number_hash").execute(),
    left: [{ number_hash: sha256(phone) }],
  },
];

/** Where the connection breaks; a short run has the first, which alone is resolved. */
const breaks = [
  { where: "after COMMIT was done, before its answer", at: /COMMIT\0/ },
  { where: "before COMMIT arrived", at: /; commit\0/ },
  { where: "before the transaction began", at: /begin; select/ },
].slice(0, isLongRun ? undefined : 1);

describe.runIf(hasPostgres).each(breaks)("a connection that breaks $where", ({ at }) => {
  test.each(units)("$unit is done once, and said so (P1, P3)", async (given) => {
    const { database, proxy, node } = await startBehindProxy();
    const prepared = await given.prepare(node);
    const broken = proxy.cut({ at });
    expect(await given.run(node, prepared)).toEqual(given.result);
    await broken;
    expect(await given.rows(database)).toEqual(given.left);
  });
});

test.runIf(hasPostgres)(
  "a commit whose answer is lost is known of, though all other connections are in use (P1, P4)",
  async () => {
    const { proxy, node } = await startBehindProxy();
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const others = Array.from({ length: 9 }, () => node.database.transaction().execute(() => isOver));
    await expect.poll(() => node.pool.count().busy).toBe(9);
    const broken = proxy.cut({ at: /COMMIT\0/, after: /insert into "member"/ });
    expect(await node.members.add(phone)).toMatchObject({ phone });
    await broken;
    end();
    await Promise.all(others);
  },
);

test.runIf(hasPostgres)(
  "a host that is gone is left for the next one, though more ask at once than there are connections (P4)",
  async () => {
    const { url } = await temporaryPostgresDatabase();
    const node = await startNode(url.replace("127.0.0.1:", "127.0.0.1:9,127.0.0.1:"));
    const asked = await Promise.allSettled(Array.from({ length: 40 }, () => node.outbox.count()));
    expect(asked.filter(({ status }) => status === "rejected")).toEqual([]);
  },
);

test.runIf(hasPostgres)(
  "connections that break while nothing is asked are replaced, and nobody notices (P4)",
  async () => {
    const { proxy, node } = await startBehindProxy();
    await Promise.all([1, 2, 3].map(() => node.outbox.count()));
    proxy.refuse();
    await expect.poll(() => node.pool.count().idle).toBe(0);
    proxy.pass();
    expect(await node.messages.save(message)).toMatchObject({ status: "stored" });
  },
);
