import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as french from "@matchfront/locales/fr/dialogs";
import * as portuguese from "@matchfront/locales/pt/dialogs";
import type { Language } from "@matchfront/locales/locales";
import { createResetCalls } from "./reset-api.ts";
import type { DialogLocale } from "./dialog-locale.ts";

const phone = { dialingCode: "+234", phoneNumber: "8031234567" };

beforeEach(() => void vi.stubGlobal("location", { origin: "https://moyo.example" }));
afterEach(() => void vi.unstubAllGlobals());

function createSwitchingCalls(answer: { status: number; body: object }) {
  const messageLanguages = new Map<string, Language>();
  let current: DialogLocale = { language: "fr", messages: french, helpPath: "/fr/faq" };
  const request = vi.fn<typeof fetch>(() => {
    current = { language: "pt", messages: portuguese, helpPath: "/pt/faq" };
    return Promise.resolve(Response.json(answer.body, { status: answer.status }));
  });
  vi.stubGlobal("fetch", request);
  return { calls: createResetCalls("a1b2", () => current, messageLanguages), messageLanguages, request };
}

const options = () => ({ signal: new AbortController().signal });

test.each([
  ["an invalid number", 400, { code: 60_200 }, french.phoneNumber.errors.phoneNumber.digits],
  ["a link that was used", 401, {}, french.phoneReset.invalidLink],
  ["an answer without a message", 500, {}, french.submit.failure],
])("%s has a message in the language of the request, even if the dialog has switched", async (...row) => {
  const [, status, body, said] = row;
  const { calls, messageLanguages, request } = createSwitchingCalls({ status, body });
  await expect(calls.sendCode(phone, options())).rejects.toThrow(said);
  expect(request.mock.lastCall?.[0]).toHaveProperty("url", expect.stringMatching(/\?lang=fr$/));
  expect(messageLanguages.get(said)).toBe("fr");
});

test("a response has the server's message, in the language of the request [spec 132, 142]", async () => {
  const { calls, messageLanguages } = createSwitchingCalls({
    status: 200,
    body: { status: 200, message: "C’est fait." },
  });
  expect(await calls.update(phone, options())).toBe("C’est fait.");
  expect(messageLanguages.get("C’est fait.")).toBe("fr");
});

test.each([
  ["it says so", 200, { status: 401, message: "Ce lien a expiré." }, false],
  ["it works", 200, { status: 204 }, true],
  ["the backend knows no such call", 404, {}, true],
  ["the backend refuses all that it does not know", 401, { status: 401 }, true],
  ["the server is down", 503, { status: 503 }, true],
])("isActive treats a link as invalid only if the server says so: %s", async (...row) => {
  const [, status, body, isActive] = row;
  const { calls, messageLanguages, request } = createSwitchingCalls({ status, body });
  expect(await calls.isActive("password")).toBe(isActive);
  expect(request.mock.lastCall?.[0]).toHaveProperty("url", "https://moyo.example/api/isLinkActive");
  expect(messageLanguages.size).toBe(0);
});
