import { createApiClient } from "@matchfront/api-client/calls";
import { expect, test } from "vitest";
import { sqliteDialect } from "../src/storage/sqlite-dialect.ts";
import { createMemberStore } from "../src/members/member-store.ts";
import { done, refused, taken, verified } from "./contract.cases.ts";
import { memberWithLink } from "./member-with-link.ts";
import { postgres } from "./databases.ts";
import { startApp, type TestAppOptions } from "./start-app.ts";
import { hasPostgres } from "./temporary-postgres.ts";

/** The site's client of a server with the local adapters, and an active link of each kind. */
async function startLocal(options: TestAppOptions = {}) {
  const { app, database } = await startApp(options);
  const { memberId, token: phone } = await memberWithLink(database, "phone", { phone: taken });
  await createMemberStore(database, sqliteDialect()).recordVerifiedPhone(phone, verified.e164);
  const publicUrl = "https://fixture.example";
  const { href } = await createMemberStore(database, sqliteDialect()).issueLink({
    memberId,
    kind: "password",
    publicUrl,
  });
  const password = href.slice(href.indexOf("=") + 1);
  return { api: await clientOf(app), tokens: { phone, password } };
}

/** The site's client of a server with the remote adapters, whose backend is a server with the local ones. */
async function startRemote() {
  const { api: backend, tokens } = await startLocal();
  const { app, database } = await startApp({ backend });
  for (const token of Object.values(tokens))
    await createMemberStore(database, sqliteDialect()).recordVerifiedPhone(token, verified.e164);
  return { api: await clientOf(app), tokens };
}

async function clientOf(app: Awaited<ReturnType<typeof startApp>>["app"]) {
  return createApiClient({ baseUrl: await app.listen({ host: "127.0.0.1", port: 0 }) });
}

const backends = {
  local: startLocal,
  ...(hasPostgres && { PostgreSQL: () => startLocal({ open: postgres.open }) }),
  remote: startRemote,
};

for (const [backend, start] of Object.entries(backends)) {
  test.for(done)(`$call, ${backend} backend: $given is done`, async ({ make, result }) => {
    const { api, tokens } = await start();
    await expect(make(api, tokens)).resolves.toBe(result);
  });

  test.for(refused)(`$call, ${backend} backend: $given is refused`, async (refusal) => {
    const { make, httpStatus, message } = refusal;
    const { api, tokens } = await start();
    const expected = { name: "RejectedError", httpStatus, bodyStatus: httpStatus, message };
    await expect(make(api, tokens)).rejects.toMatchObject(expected);
  });
}

test("a code is sent, checked and refused as the client expects it", async () => {
  const { api, tokens } = await startLocal();
  const options = { token: tokens.phone };
  const { verification } = api;
  const to = verified.e164;
  const gone = { name: "RejectedError", httpStatus: 404, code: 20404 };
  await expect(verification.check({ to, code: "123456" }, options)).rejects.toMatchObject(gone);
  await verification.send({ to, channel: "sms" }, options);
  await expect(verification.check({ to, code: "0000" }, options)).resolves.toEqual({ valid: false });
  const nowhere = verification.send({ to: "+254", channel: "sms" }, options);
  await expect(nowhere).rejects.toMatchObject({ httpStatus: 400, code: 60200, message: "Bad Request" });
  const stranger = verification.send({ to, channel: "sms" }, { token: "unknown" });
  await expect(stranger).rejects.toMatchObject({ httpStatus: 401, message: "Unauthorized" });
});
