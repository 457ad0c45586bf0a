import { expect, test } from "vitest";
import { memberWithLink } from "../../test/member-with-link.ts";
import { startApp } from "../../test/start-app.ts";
import { sqliteDialect } from "../storage/sqlite-dialect.ts";
import { findActiveLink } from "./reset-link.ts";
import { readNewPassword } from "./member-requests.ts";

const url = "/api/isLinkActive?lang=fr";
const twoDays = 2 * 24 * 60 * 60_000;
const kinds = ["phone", "password"] as const;

type App = Awaited<ReturnType<typeof startApp>>["app"];

async function ask(app: App, token: string | undefined, payload: object, remoteAddress = "203.0.113.7") {
  const headers = token === undefined ? {} : { authorization: `b ${token}` };
  return await app.inject({ method: "POST", url, headers, payload, remoteAddress });
}

test.each(kinds)("an active %s link stays so, however often it is asked about", async (kind) => {
  const { app, database } = await startApp();
  const { token } = await memberWithLink(database, kind);
  for (let time = 0; time < 7; time += 1)
    expect((await ask(app, token, { kind })).json()).toEqual({ status: 204 });
  expect(await findActiveLink(database, sqliteDialect(), token, kind)).toBeDefined();
});

test.each(kinds)("an expired, unknown, foreign or missing %s link is answered alike", async (kind) => {
  const { app, database } = await startApp();
  const { token } = await memberWithLink(database, kind);
  const now = new Date(Date.now() - twoDays);
  const expired = await memberWithLink(database, kind, { phone: "+447400123456", now });
  const refused = [
    await ask(app, undefined, { kind }),
    await ask(app, "x".repeat(43), { kind }),
    await ask(app, expired.token, { kind }),
    await ask(app, token, { kind: kind === "phone" ? "password" : "phone" }),
    await ask(app, token, { kind: "constructor" }),
    await ask(app, token, {}),
  ];
  const bytes = refused.map(({ statusCode, headers, body }) =>
    JSON.stringify([statusCode, { ...headers, date: "" }, body]),
  );
  expect(new Set(bytes).size).toBe(1);
  expect(refused[0]?.statusCode).toBe(200);
  expect(refused[0]?.headers["cache-control"]).toBe("no-store");
  expect(refused[0]?.json()).toEqual({
    status: 401,
    message: "Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.",
  });
});

test("guesses count together with those of the other calls", async () => {
  const { app, database } = await startApp();
  const { token } = await memberWithLink(database, "password");
  for (let guess = 0; guess < 15; guess += 1) {
    for (const kind of kinds) expect((await ask(app, `guess${guess}`, { kind })).json().status).toBe(401);
    const change = await app.inject({
      method: "PUT",
      url: "/admin/changePasswordViaEmailForAdmin",
      headers: { authorization: `b guess${guess}` },
      payload: { newPassword: "correct horse battery" },
      remoteAddress: "203.0.113.7",
    });
    expect(change.statusCode).toBe(401);
  }
  expect((await ask(app, token, { kind: "password" })).statusCode).toBe(429);
  expect((await ask(app, token, { kind: "password" }, "203.0.113.8")).json()).toEqual({ status: 204 });
});

test("it is asked by POST alone", async () => {
  const { app } = await startApp();
  for (const method of ["GET", "PUT", "DELETE", "OPTIONS", "PATCH"] as const) {
    const response = await app.inject({ method, url });
    expect([response.statusCode, response.headers.allow]).toEqual([405, "POST"]);
  }
});

test("a password may have 128 characters", () => {
  const newPassword = "🦁".repeat(128);
  expect(readNewPassword({ newPassword })).toBe(newPassword);
});
