import { fastify } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { memberWithLink } from "../../test/member-with-link.ts";
import { startApp } from "../../test/start-app.ts";
import { languages, wordsIn, type AnyWords } from "../config/languages.ts";
import { sendJsonError, sendTwilioError } from "./error-response.ts";
import { errorTable, type ErrorCode } from "./error-table.ts";
import { HttpError } from "./http-error.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table's own keys
const codes = Object.keys(errorTable) as ErrorCode[];
/** What only developers meet. */
const inEnglish: ReadonlySet<ErrorCode> = new Set([
  "unreadableBody",
  "methodNotAllowed",
  "unsupportedMediaType",
  "unreadableMessage",
  "invalidIdempotencyKey",
  "messageMethodNotAllowed",
  "unsupportedMessageType",
  "reusedIdempotencyKey",
  "invalidVerificationFields",
]);

/** What the server says of an error to a call in a language. */
async function answersOf(code: ErrorCode) {
  const app = fastify();
  onTestFinished(() => app.close());
  app.get("/json", (_request, reply) => sendJsonError(reply, new HttpError(code)));
  app.get("/twilio", (_request, reply) => sendTwilioError(reply, new HttpError(code)));
  return async (path: string): Promise<string> => (await app.inject(path)).json().message;
}

test.each(codes)("%s is told in the language of the call, or to developers in English", async (code) => {
  const answer = await answersOf(code);
  const said = [];
  for (const language of languages) {
    said.push(await answer(`/json?lang=${language}`));
    expect(await answer(`/twilio?lang=${language}`)).toBe(said.at(-1));
  }
  expect(said[0]).toBe(await answer("/json"));
  expect(new Set(said).size).toBe(inEnglish.has(code) ? 1 : languages.length);
});

test("another backend's own words stay as they are", () => {
  const error = new HttpError("backendRejected", { message: "Mtu mwingine ana namba hii" });
  expect(error.messageIn("fr")).toBe("Mtu mwingine ana namba hii");
});

const dialed = { dialingCode: "+254", phoneNumber: "0712345678" };
const to = "To=%2B254712345678";

/** A call, and what it is told. */
const refusals = [
  {
    call: "PUT /api/updatePhoneNumber",
    payload: dialed,
    said: ({ serverErrors }: AnyWords) => serverErrors.unverifiedPhone,
  },
  {
    call: "PUT /api/updatePhoneNumber",
    payload: { dialingCode: "+1", phoneNumber: "2025550100" },
    said: ({ serverErrors }: AnyWords) => serverErrors.unsupportedCountry,
  },
  {
    call: "POST /api/isPhoneAlreadyExist",
    payload: { phoneNumber: "12" },
    said: ({ phoneReset }: AnyWords) => phoneReset.errors.phoneNumber.required,
  },
  {
    call: "PUT /admin/changePasswordViaEmailForAdmin",
    payload: { newPassword: "password1" },
    link: "password",
    said: ({ serverErrors }: AnyWords) => serverErrors.commonPassword,
  },
  {
    call: "PUT /admin/changePasswordViaEmailForAdmin",
    payload: { newPassword: "mango tree by the river" },
    said: ({ phoneReset }: AnyWords) => phoneReset.invalidLink,
  },
  {
    call: "POST /verification/VerificationCheck",
    payload: `${to}&Code=123456`,
    said: ({ serverErrors }: AnyWords) => serverErrors.expiredCode,
  },
  {
    call: "POST /verification/Verifications",
    payload: "To=%2B15550100&Channel=sms",
    said: ({ phoneReset }: AnyWords) => phoneReset.errors.phoneNumber.required,
  },
] as const;

const inEachLanguage = languages.flatMap((language) =>
  refusals.map((refusal) => [language, refusal] as const),
);

test.each(inEachLanguage)("in %s, %o is refused", async (language, { call, ...rest }) => {
  const { app, database } = await startApp();
  const { token } = await memberWithLink(database, "link" in rest ? rest.link : "phone");
  const [method, path] = call.split(" ", 2);
  const response = await app.inject({
    method: method === "PUT" ? "PUT" : "POST",
    url: `${path}?lang=${language}`,
    headers: {
      authorization: `b ${token}`,
      ...(typeof rest.payload === "string" && { "content-type": "application/x-www-form-urlencoded" }),
    },
    payload: rest.payload,
  });
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.json().message).toBe(rest.said(wordsIn(language)));
});

test.each(languages)("who changes a password is told in %s that it is done", async (language) => {
  const { app, database } = await startApp();
  const { token } = await memberWithLink(database, "password");
  const response = await app.inject({
    method: "PUT",
    url: `/admin/changePasswordViaEmailForAdmin?lang=${language}`,
    headers: { authorization: `b ${token}` },
    payload: { newPassword: "mango tree by the river" },
  });
  expect(response.json()).toEqual({ status: 200, message: wordsIn(language).passwordReset.done });
});

test.each(languages)("a number that a member has is taken in %s", async (language) => {
  const { app, database } = await startApp();
  await memberWithLink(database, "password", { phone: "+254712345678" });
  const { token } = await memberWithLink(database, "phone", { phone: "+254700000000" });
  const response = await app.inject({
    method: "POST",
    url: `/api/isPhoneAlreadyExist?lang=${language}`,
    headers: { authorization: `b ${token}` },
    payload: { phoneNumber: "0712345678" },
  });
  expect(response.json().message).toBe(wordsIn(language).phoneReset.failures.taken);
});
