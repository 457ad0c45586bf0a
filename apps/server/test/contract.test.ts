import { createApiClient } from "@matchfront/api-client/calls";
import { expect, test } from "vitest";
import { createMemberStore } from "../src/members/member-store.ts";
import { sqliteFunctions } from "../src/storage/sql-functions.ts";
import { failures, successes, taken, verified } from "./contract.cases.ts";
import { memberWithLink } from "./member-with-link.ts";
import { startApp } from "./start-app.ts";

/** Starts a server with a member, and an active link of each kind. Returns the site's client of it. */
async function startServer() {
  const { app, database } = await startApp();
  const { memberId, token: phone } = await memberWithLink(database, "phone", { phone: taken });
  const members = createMemberStore(database, sqliteFunctions());
  await members.recordVerifiedPhone(phone, verified.e164);
  const link = { memberId, kind: "password", publicUrl: "https://fixture.example" } as const;
  const { href } = await members.issueLink(link);
  return { api: await clientOf(app), tokens: { phone, password: href.slice(href.indexOf("=") + 1) } };
}

/** Starts a server that forwards calls to another, so that each call passes the client and the server twice. */
async function startForwarding() {
  const { api: backend, tokens } = await startServer();
  const { app, database } = await startApp({ backend });
  const members = createMemberStore(database, sqliteFunctions());
  for (const token of Object.values(tokens)) await members.recordVerifiedPhone(token, verified.e164);
  return { api: await clientOf(app), tokens };
}

async function clientOf(app: Awaited<ReturnType<typeof startApp>>["app"]) {
  return createApiClient({ baseUrl: await app.listen({ host: "127.0.0.1", port: 0 }) });
}

test.each(successes)("%s succeeds", async (_call, make, result) => {
  const { api, tokens } = await startForwarding();
  expect(await make(api, tokens)).toBe(result);
});

test.each(failures)("%s fails", async (_call, make, [httpStatus, message]) => {
  const { api, tokens } = await startForwarding();
  const error = { name: "RejectedError", httpStatus, bodyStatus: httpStatus, message };
  await expect(make(api, tokens)).rejects.toMatchObject(error);
});

test("sends and checks codes as the client expects", async () => {
  const { api, tokens } = await startServer();
  const { verification } = api;
  const options = { token: tokens.phone };
  const to = verified.e164;
  const expired = { name: "RejectedError", httpStatus: 404, code: 20404 };
  await expect(verification.check({ to, code: "123456" }, options)).rejects.toMatchObject(expired);
  await verification.send({ to, channel: "sms" }, options);
  expect(await verification.check({ to, code: "0000" }, options)).toEqual({ valid: false });
  const invalid = { httpStatus: 400, code: 60200, message: "Bad Request" };
  await expect(verification.send({ to: "+254", channel: "sms" }, options)).rejects.toMatchObject(invalid);
  const withoutLink = verification.send({ to, channel: "sms" }, { token: "unknown" });
  await expect(withoutLink).rejects.toMatchObject({ httpStatus: 401, message: "Unauthorized" });
});
