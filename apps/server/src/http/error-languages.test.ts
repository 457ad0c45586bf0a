import { fastify } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { languages } from "@matchfront/locales/locales";
import { localeParts } from "@matchfront/locales/locale-parts";
import { errorTable, type ErrorCode, type ErrorRow } from "../config/error-table.ts";
import { HttpError, sendJsonError } from "./http-error.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table's own keys
const codes = Object.keys(errorTable) as ErrorCode[];

test.each(codes)("responds to %s in the language of the call, or in English to developers", async (code) => {
  const app = fastify();
  onTestFinished(() => app.close());
  app.get("/", (_request, reply) => sendJsonError(reply, new HttpError(code)));
  const read = async (query: string): Promise<string> => (await app.inject(`/${query}`)).json().message;
  const messages = [];
  for (const language of languages) messages.push(await read(`?lang=${language}`));
  expect(messages[0]).toBe(await read(""));
  const { message }: ErrorRow = errorTable[code];
  expect(new Set(messages).size).toBe(typeof message === "string" ? 1 : languages.length);
  const own = Object.entries(localeParts["en"].forms.serverErrors).find(([name]) => name === code);
  expect(message ?? own).toBeDefined();
});
