import { fastify } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { memberWithLink } from "../../test/member-with-link.ts";
import { startApp } from "../../test/start-app.ts";
import { languages } from "@matchfront/locales/locales";
import type { SiteCopy } from "@matchfront/forms/site/en";
import { localeParts } from "@matchfront/locales/locale-parts";
import { sendJsonError, sendTwilioError } from "./error-response.ts";
import { errorTable, type ErrorCode, type ErrorRow } from "./error-table.ts";
import { HttpError } from "./http-error.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table's own keys
const codes = Object.keys(errorTable) as ErrorCode[];

test.each(codes)("responds to %s in the language of the call, or in English to developers", async (code) => {
  const app = fastify();
  onTestFinished(() => app.close());
  app.get("/json", (_request, reply) => sendJsonError(reply, new HttpError(code)));
  app.get("/twilio", (_request, reply) => sendTwilioError(reply, new HttpError(code)));
  const read = async (path: string): Promise<string> => (await app.inject(path)).json().message;
  const messages = [];
  for (const language of languages) {
    messages.push(await read(`/json?lang=${language}`));
    expect(await read(`/twilio?lang=${language}`)).toBe(messages.at(-1));
  }
  expect(messages[0]).toBe(await read("/json"));
  const { message }: ErrorRow = errorTable[code];
  expect(new Set(messages).size).toBe(typeof message === "string" ? 1 : languages.length);
  const own = Object.entries(localeParts["en"].forms.serverErrors).find(([name]) => name === code);
  expect(message ?? own).toBeDefined();
});

test("does not translate another backend's message", () => {
  const error = new HttpError("backendRejected", { message: "Mtu mwingine ana namba hii" });
  expect(error.messageIn("fr")).toBe("Mtu mwingine ana namba hii");
});

const calls = [
  {
    method: "PUT",
    url: "/admin/changePasswordViaEmailForAdmin",
    payload: { newPassword: "password1" },
    kind: "password",
    message: ({ serverErrors }: SiteCopy) => serverErrors.commonPassword,
  },
  {
    method: "PUT",
    url: "/admin/changePasswordViaEmailForAdmin",
    payload: { newPassword: "mango tree by the river" },
    kind: "password",
    message: ({ passwordReset }: SiteCopy) => passwordReset.done,
  },
  {
    method: "POST",
    url: "/verification/VerificationCheck",
    payload: "To=%2B254712345678&Code=123456",
    kind: "phone",
    message: ({ serverErrors }: SiteCopy) => serverErrors.expiredCode,
  },
] as const;

test.each(calls)("$method $url $payload responds in the language of the call", async (call) => {
  const { app, database } = await startApp();
  const { method, url, payload, kind } = call;
  const type = typeof payload === "string" ? "application/x-www-form-urlencoded" : "application/json";
  for (const [index, language] of languages.entries()) {
    const { token } = await memberWithLink(database, kind, { phone: `+25470000000${index}` });
    const headers = { authorization: `b ${token}`, "content-type": type };
    const response = await app.inject({ method, url: `${url}?lang=${language}`, headers, payload });
    expect(response.json().message).toBe(call.message(localeParts[language].forms));
  }
});
