import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as englishErrors from "@matchfront/locales/en/errors";
import * as french from "@matchfront/locales/fr/dialogs";
import { failureMessage, failureMessages } from "./outcome-message.ts";
import { createResetCalls } from "./reset-api.ts";
import { builtInLocale, type DialogLocale } from "./dialog-locale.ts";

const phone = { dialingCode: "+234", phoneNumber: "8031234567" };

beforeEach(() => void vi.stubGlobal("location", { origin: "https://moyo.example" }));
afterEach(() => void vi.unstubAllGlobals());

type Messages = DialogLocale["messages"] & typeof englishErrors;
const fr = { language: "fr", messages: french, helpPath: "/fr/faq" } as const;
const en = { ...builtInLocale, messages: { ...builtInLocale.messages, ...englishErrors } };

function createCalls(answer: () => Response, locale: DialogLocale = fr) {
  const request = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal("fetch", request);
  return { calls: createResetCalls("a1b2", () => locale), request };
}

const respond = (status: number, body: object) => () => Response.json(body, { status });
const options = () => ({ signal: new AbortController().signal });
const said = "Du serveur";

const networkFailure = () => {
  throw new TypeError("Failed to fetch");
};

const blocked = respond(400, { code: 60_200, reason: "blockedNumber", message: said });

test.each<[string, "sendCode" | "update", () => Response, (messages: Messages) => string, boolean?]>([
  ["an invalid number", "sendCode", respond(400, { code: 60_200, message: "Invalid" }), digits],
  ["an SMS with a used link", "sendCode", respond(401, {}), ({ phoneReset }) => phoneReset.invalidLink],
  ["a blocked number", "sendCode", blocked, () => said],
  ["no network", "update", networkFailure, ({ apiErrors }) => apiErrors.OfflineError],
  ["a named error", "update", named("longPassword"), ({ serverErrors }) => serverErrors.longPassword, true],
  ["a taken number", "update", named("phoneTaken"), ({ phoneReset }) => phoneReset.failures.taken, true],
  ["an error of another backend", "update", respond(409, { message: said }), () => said],
  ["an error with a name like that of a method", "update", named("constructor"), () => said],
])("%s is said in the language of the request, then in the dialog's", async (...row) => {
  const [, name, answer, messageIn, isFromServer] = row;
  const { calls, request } = createCalls(answer);
  const error: unknown = await calls[name](phone, options()).catch((thrown: unknown) => thrown);
  expect(request.mock.lastCall?.[0]).toHaveProperty("url", expect.stringMatching(/\?lang=fr$/));
  const text = isFromServer ? said : messageIn(fr.messages);
  expect(failureMessage(error, fr, "fr")).toEqual({ text, lang: "fr" });
  const later = messageIn(en.messages);
  expect(failureMessage(error, en, "fr")).toEqual({ text: later, lang: later === said ? "fr" : "en" });
});

function digits({ phoneNumber }: Messages): string {
  return phoneNumber.errors.phoneNumber.digits;
}

function named(reason: string): () => Response {
  return respond(422, { reason, message: said });
}

test.each([
  [503, "Service Unavailable", { reason: "codesStopped" }],
  [429, "Too Many Requests", { code: 60_203, reason: "tooManyCodeSends" }],
  // Of other verification services.
  [500, "Internal Server Error", { code: 20_500 }],
  [429, "Too Many Requests", { code: 60_203 }],
  [503, "Service Unavailable", {}],
])(
  "HTTP %i %s %o of an SMS has a short toast, and beside it what to do [spec 141]",
  async (status, statusText, body) => {
    for (const locale of [builtInLocale, fr]) {
      const { language: lang, messages } = locale;
      const { calls } = createCalls(respond(status, { ...body, message: said }), locale);
      const error: unknown = await calls.sendCode(phone, options()).catch((thrown: unknown) => thrown);
      expect(failureMessages(error, locale, lang)).toEqual({
        message: { text: lang === "en" ? statusText : messages.submit.failure, lang },
        advice: { text: "reason" in body ? said : messages.dialog.smsFailed, lang, isAdvice: true },
      });
    }
  },
);

test("other failures have a message of their own in English, and no advice", () => {
  const failure = new Error("x is undefined");
  expect(failureMessage(failure, builtInLocale, "en")).toEqual({ text: "x is undefined", lang: "en" });
  expect(failureMessage(failure, fr, "fr")).toEqual({ text: french.submit.failure, lang: "fr" });
  expect(failureMessages(failure, fr, "fr")).not.toHaveProperty("advice");
});

test("sends the numbers that the specification names, and returns the server's message [spec 87, 132, 142]", async () => {
  const { calls, request } = createCalls(respond(200, {}));
  const bodies: unknown[] = [];
  request.mockImplementation(async (sent) => {
    bodies.push(await new Request(sent).json());
    return Response.json({ status: 200, message: said });
  });
  await calls.isAvailable(phone, options());
  expect(await calls.update(phone, options())).toBe(said);
  expect(bodies).toEqual([{ phoneNumber: "+2348031234567" }, phone]);
});

test.each([
  ["it says expired", 200, { status: 401, message: "Ce lien a expiré." }, "expired"],
  ["it says damaged", 200, { status: 400, reason: "damagedLink" }, "damaged"],
  ["it sends no codes", 200, { status: 503, reason: "codesStopped" }, "unavailable"],
  ["it is in maintenance", 503, { status: 503, reason: "maintenance" }, "unavailable"],
  ["it works", 200, { status: 204 }, undefined],
  ["the backend knows no such call", 404, {}, undefined],
  ["the backend refuses all that it does not know", 401, { status: 401 }, undefined],
  ["the server is down", 503, { status: 503 }, undefined],
])("findProblem treats a link as useless only if the server says so: %s", async (...row) => {
  const [, status, body, problem] = row;
  const { calls, request } = createCalls(() => Response.json(body, { status }));
  expect(await calls.findProblem("password")).toBe(problem);
  expect(request.mock.lastCall?.[0]).toHaveProperty("url", "https://moyo.example/api/isLinkActive");
});
