import assert from "node:assert";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  hasPostgres,
  incomingMessage as message,
  type Node,
  startNode,
  temporaryPostgresDatabase,
} from "../../test/databases.ts";
import { memberWithLink } from "../../test/member-with-link.ts";
import { query } from "../../test/postgres-cluster.ts";
import { startTcpProxy } from "../../test/tcp-proxy.ts";
import type { LinkKind } from "../members/member-store.ts";

const newPhone = "+254712345678";

async function startBehindProxy() {
  const { url } = await temporaryPostgresDatabase();
  const proxy = await startTcpProxy(new URL(url));
  onTestFinished(() => proxy.close());
  const rows = (sql: string) => query(new URL(url), sql);
  return { rows, proxy, node: await startNode(proxy.url.href) };
}

async function issueLink({ database, members }: Node, kind: LinkKind) {
  const { token } = await memberWithLink(database, kind);
  if (kind === "phone") await members.recordVerifiedPhone(token, newPhone);
  return token;
}

/** Transactions whose second run could have another result or effect than the first. */
const transactions = [
  {
    name: "a message",
    prepare: async () => "",
    run: ({ messages }: Node) => messages.save(message),
    result: { status: "stored", reference: "first" },
    rows: "select id from mail_job",
    left: [{ id: "first" }],
  },
  {
    name: "a new number",
    prepare: (node: Node) => issueLink(node, "phone"),
    run: ({ members }: Node, token: string) => members.updatePhone(token, newPhone, "call"),
    result: undefined,
    rows: "select phone from member",
    left: [{ phone: newPhone }],
  },
  {
    name: "a new password",
    prepare: (node: Node) => issueLink(node, "password"),
    run: ({ members }: Node, token: string) => members.updatePassword(token, "hash", "call"),
    result: undefined,
    rows: "select password_hash from member",
    left: [{ password_hash: "hash" }],
  },
  {
    name: "an SMS, at least",
    prepare: async () => "",
    run: ({ smsBudget }: Node) => smsBudget.consume([{ name: "day", key: "day", times: 5, seconds: 60 }]),
    result: expect.objectContaining({ status: "consumed" }),
    rows: "select key from sms_count where count >= 1",
    left: [{ key: "day" }],
  },
];

describe.runIf(hasPostgres)("a transaction whose connection breaks", () => {
  test.each(transactions)(
    "between COMMIT and its answer stores $name once (P1, P3, P6)",
    async ({ prepare, run, result, rows: select, left }) => {
      const { rows, proxy, node } = await startBehindProxy();
      const prepared = await prepare(node);
      const broken = proxy.cut(/COMMIT\0/);
      expect(await run(node, prepared)).toEqual(result);
      await broken;
      expect(await rows(select)).toEqual(left);
    },
  );

  test("returns a mail to the outbox with one attempt less (P2)", async () => {
    const { rows, proxy, node } = await startBehindProxy();
    await node.messages.save(message);
    const claim = await node.outbox.claimNext();
    assert(claim);
    const broken = proxy.cut(/UPDATE 1\0/);
    const attempt = { state: "waiting", delay: 0, reason: "stopped", isCounted: false } as const;
    await node.outbox.release(claim, attempt);
    await broken;
    expect(await rows("select attempts, state from mail_job")).toEqual([{ attempts: 0, state: "waiting" }]);
  });
});
