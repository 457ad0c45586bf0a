import { deflateSync, gzipSync } from "node:zlib";
import { localeParts } from "@matchfront/locales/locale-parts";
import { describe, expect, test } from "vitest";
import { databases } from "../../test/databases.ts";
import { contactFields, contactUrl, pageProps, startMessageApp } from "../../test/message-app.ts";

const required = ["topic", "email", "description"];
const tooLong = { description: "x".repeat(33 * 1024) };

const validJson = JSON.stringify(contactFields);
const validForm = formWith({});

type InvalidBody = readonly [given: string, status: number, body: string, invalidFields: readonly string[]];

function jsonWith(change: Record<string, unknown>): string {
  return JSON.stringify({ ...contactFields, ...change });
}

function formWith(change: Record<string, string>): string {
  return new URLSearchParams({ ...contactFields, ...change }).toString();
}

const invalidJson: readonly InvalidBody[] = [
  ["malformed JSON", 400, '{"topic":', []],
  ["a repeated key", 400, validJson.replace("{", '{"topic":"x",'), []],
  ["a repeated, escaped key", 400, validJson.replace("{", String.raw`{"\u0074opic":"x",`), []],
  ["a __proto__ key", 400, validJson.replace("{", '{"__proto__":{"a":1},'), []],
  ["a poisoned constructor", 400, jsonWith({ constructor: { prototype: {} } }), []],
  ["null", 422, "null", required],
  ["an object for a text", 422, jsonWith({ email: { toString: 1 } }), ["email"]],
  ["an unknown topic", 422, jsonWith({ topic: "Gossip" }), ["topic"]],
];

const invalidForms: readonly InvalidBody[] = [
  ["a __proto__ field", 400, `${validForm}&__proto__=x`, []],
  ["more than 32 KB", 413, formWith(tooLong), []],
  ["an empty body", 422, "", required],
  ["a repeated field", 422, `${validForm}&topic=Help+%2F+Support`, ["topic"]],
  ["a line break in the email", 422, formWith({ email: "a@b.cc\nBcc: x@y.zz" }), ["email"]],
];

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const multipart = { "content-type": "multipart/form-data; boundary=b" };
const html = "text/html; charset=utf-8";

test.each(invalidJson)("rejects %s with JSON and %i", async (_given, status, body, invalid) => {
  const { send, messages, mails, wakes } = await startMessageApp();
  const { statusCode, headers, ...response } = await send(json, body);
  const { message, errors = {}, ...rest } = response.json();
  expect([statusCode, rest]).toEqual([status, { status, reason: expect.any(String) }]);
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(message).toMatch(/^[A-Z].+\.$/);
  expect(Object.keys(errors)).toEqual(invalid);
  expect([await messages(), await mails(), wakes]).toEqual([[], [], []]);
});

test.each(invalidForms)("rejects a form with %s with its page and %i", async (...row) => {
  const [, status, body, invalid] = row;
  const { send, messages, mails } = await startMessageApp();
  const response = await send(form, body);
  expect([response.statusCode, response.headers["content-type"]]).toEqual([status, html]);
  const { errors, formError } = pageProps(response.body);
  expect(Object.keys(errors)).toEqual(invalid);
  expect(typeof formError).toBe(invalid.length > 0 ? "undefined" : "string");
  expect([await messages(), await mails()]).toEqual([[], []]);
});

test.each([
  { given: "a program on another site", headers: { ...json, "sec-fetch-site": "cross-site" }, status: 403 },
  { given: "a form on another site", headers: { ...form, origin: "https://evil.example" }, status: 403 },
  { given: "plain text", headers: { "content-type": "text/plain" }, status: 415 },
  { given: "no content type", headers: {}, status: 415 },
  { given: "a browser's multipart form", headers: { ...multipart, accept: "text/html,*/*" }, status: 415 },
])("rejects $given with $status", async ({ headers, status }) => {
  const { send, messages } = await startMessageApp();
  const isBrowser = "accept" in headers || "origin" in headers;
  const response = await send(headers, isBrowser ? validForm : validJson);
  expect(response.statusCode).toBe(status);
  expect(response.headers["content-type"]).toBe(isBrowser ? html : "application/json; charset=utf-8");
  expect(await messages()).toEqual([]);
});

const cafe = { ...contactFields, description: "Café" };
const [utf8Json, utf8Form] = [JSON.stringify(cafe), new URLSearchParams(cafe).toString()];
const latinForm = utf8Form.replace("%C3%A9", "%E9");
const latin = (text: string) => Buffer.from(text, "latin1");
const [asJson, asForm] = [json["content-type"], form["content-type"]];

test.each<[type: string, body: string | Buffer, status: number, coding?: string]>([
  [`${asJson};CHARSET="UTF8"`, utf8Json, 200, "Identity"],
  [`${asJson}; charset=iso-8859-1`, latin(utf8Json), 200],
  [`${asJson}; charset="Windows-1252"; q=1`, latin(utf8Json), 200],
  [`${asJson}; charset=utf-16`, Buffer.from(utf8Json, "utf16le"), 200],
  [`${asJson}; charset=us-ascii`, utf8Json, 200],
  [`${asJson}; charset=ASCII`, latin(utf8Json), 415],
  [asJson, latin(utf8Json), 415],
  [`${asJson}; charset=klingon`, utf8Json, 415],
  [asJson, gzipSync(utf8Json), 415, "gzip"],
  [asJson, utf8Json, 415, "BR"],
  [`${asForm}; charset=UTF-8`, utf8Form, 303],
  [`${asForm}; charset=ISO-8859-1`, latinForm, 303],
  [`${asForm}; charset=latin1`, latin(utf8Form.replace("%C3%A9", "é")), 303],
  [asForm, latinForm, 415],
  [`${asForm}; charset=utf-16`, utf8Form, 415],
  [asForm, deflateSync(utf8Form), 415, "deflate"],
])("stores a body of %s as it was typed, or not at all", async (type, body, status, coding = "") => {
  const { app, messages } = await startMessageApp();
  const headers = { "content-type": type, "content-encoding": coding };
  const { statusCode } = await app.inject({ method: "POST", url: contactUrl, headers, payload: body });
  expect(statusCode).toBe(status);
  expect(await messages()).toMatchObject(status < 400 ? [{ fields: cafe }] : []);
});

test.each([
  { type: `${asForm}; charset=utf-7`, description: "Café" },
  { type: asForm, body: latinForm, description: "Caf\uFFFD" },
  { type: "text/plain", description: "" },
  { type: "multipart/form-data; boundary=b", description: "" },
])("answers a native post of $type in the page's language, with $description", async ({ type, ...given }) => {
  const { app } = await startMessageApp();
  const headers = { "content-type": type, accept: "text/html" };
  const { body: payload = utf8Form, description } = given;
  const url = `${contactUrl}?lang=fr`;
  const { statusCode, body } = await app.inject({ method: "POST", url, headers, payload });
  const { invalidMessage: formError } = localeParts["fr"].forms.serverErrors;
  expect([statusCode, pageProps(body)]).toMatchObject([415, { formError, input: { description } }]);
});

test.each(databases)("stores NUL as U+FFFD on $name, and finds its repeat", async ({ open }) => {
  const { post, messages, mails } = await startMessageApp({ open });
  const headers = { "idempotency-key": "0199-a-key" };
  const send = () => post({ ...contactFields, description: "One\0two" }, { headers });
  const first = await send();
  expect([first.statusCode, (await send()).json()]).toEqual([200, first.json()]);
  expect(await messages()).toMatchObject([{ fields: { description: "One\uFFFDtwo" } }]);
  expect(await mails()).toMatchObject([{ text: expect.stringContaining("One\uFFFDtwo") }]);
});

test("keeps each field of one line in one line of the mail", async () => {
  const { post, messages, mails } = await startMessageApp();
  const fields = {
    name: "Ada\r\nFrom: boss@moyo.example",
    businessname: "Obi\nReference: 1",
    email: "ada@example.org",
    phoneNumber: "8031234567",
    description: "One\nTwo",
  };
  await post(fields, { url: "/admin/sendParternerUsEmail" });
  const stored = { ...fields, name: "Ada\nFrom: boss@moyo.example", website: "" };
  expect(await messages()).toMatchObject([{ fields: stored }]);
  const subject = "[Partnership] request from Ada From: boss@moyo.example, ada@example.org";
  const text =
    /^Name: Ada From: boss@moyo\.example\nBusiness: Obi Reference: 1\nFrom: ada@.+\n\nOne\nTwo\n$/s;
  expect(await mails()).toMatchObject([{ subject, text: expect.stringMatching(text) }]);
});

describe("limits the size of", () => {
  test.each([
    { bytes: 32_768, letter: "x", status: 303 },
    { bytes: 32_769, letter: "x", status: 413 },
    { bytes: 32_768, letter: "é", status: 303 },
    { bytes: 32_770, letter: "é", status: 413 },
    // 15,000 bytes, in 45,000 of the body.
    { bytes: 15_030, letter: "ẹ", status: 303 },
  ])("a native post: $bytes bytes of $letter get $status", async ({ bytes, letter, status }) => {
    const { postNatively } = await startMessageApp();
    const room = bytes - Buffer.byteLength(contactFields.topic + contactFields.email);
    const size = Buffer.byteLength(letter);
    const description = letter.repeat(Math.floor(room / size)) + "x".repeat(room % size);
    const { statusCode, body } = await postNatively({ ...contactFields, description });
    expect(statusCode).toBe(status);
    // The page returns the input.
    expect(body.includes(description)).toBe(status === 413);
  });

  test.each([
    { bytes: 32_768, status: 200 },
    { bytes: 32_769, status: 413 },
  ])("JSON: $bytes bytes get $status", async ({ bytes, status }) => {
    const { post } = await startMessageApp();
    const empty = Buffer.byteLength(JSON.stringify({ ...contactFields, description: "" }));
    const response = await post({ ...contactFields, description: "x".repeat(bytes - empty) });
    expect(response.statusCode).toBe(status);
  });
});

test.each(["PUT", "PATCH", "DELETE", "OPTIONS"] as const)("rejects %s, naming POST", async (method) => {
  const { app } = await startMessageApp();
  const { statusCode, headers } = await app.inject({ method, url: contactUrl });
  expect([statusCode, headers.allow]).toEqual([405, "POST"]);
});
