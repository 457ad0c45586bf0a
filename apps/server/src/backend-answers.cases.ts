import { gzipSync } from "node:zlib";
import type { Respond } from "../test/start-http-server.ts";

/** The visitor's messages that are not the backend's. */
export const messages = {
  arrived:
    "Your message may have reached us, but we couldn’t confirm it. If you don’t hear from us, please send it again.",
  changed:
    "Your change may have worked, but we couldn’t confirm it. Please check in the app before you try again.",
  unavailable: "We couldn’t do that right now. Please try again in a few minutes.",
};

type Row = readonly [answer: string, respond: Respond, reason?: string, toast?: string];

const text =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}): Respond =>
  (response) =>
    response.writeHead(status, headers).end(body);
const page = (status: number, title: string, headers = {}) =>
  text(status, `<!DOCTYPE html>\n<html><head><title>${title}</title></head></html>`, headers);
const moved = (status: number): Row => [
  `${status}`,
  page(status, "Moved", { location: "https://elsewhere.example/" }),
  `Expected HTTP 2xx, received HTTP ${status}`,
];
const sent = '{"status":200,"message":"Sent"}';
const cut = `HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n${sent}`;
const full = "Mailbox is full";
const failed = `{"status":500,"message":"${full}"}`;
const again = "Déjà envoyé";
const latin1 = Buffer.from(`{"status":409,"message":"${again}"}`, "latin1");
const zipped = { "content-encoding": "gzip" };
const [unreadable, noStatus] = ["an answer that cannot be read", "Expected status 200, received"];

const stored: readonly Row[] = [
  ["the status 200", text(200, sent)],
  ["a byte order mark", text(200, `\uFEFF${sent}`)],
  ["gzip that nobody asked for", text(200, gzipSync(sent), zipped)],
  ["the charset of MySQL", text(200, sent, { "content-type": "application/json; charset=utf8mb4" })],
  ["cookies", text(200, sent, { "set-cookie": "session=1" })],
];

/** Rejections that the visitor can correct. */
const refused: readonly Row[] = [
  ["the status 400", text(200, '{"status":400,"message":"No topic"}'), "HTTP 200, status 400", "No topic"],
  ["ISO 8859-1", text(200, latin1, { "content-type": "a/b;charset=latin1" }), "HTTP 200, status 409", again],
  ["400 as problem details", text(400, '{"title":"Bad Request","status":400}'), "HTTP 400"],
  ["401 of Laravel", text(401, '{"message":"Unauthenticated."}'), "HTTP 401", "Unauthenticated."],
  ["413 of nginx", page(413, "413 Request Entity Too Large"), "HTTP 413"],
  ["422 of Laravel", text(422, '{"message":"No.","errors":{"topic":["No."]}}'), "HTTP 422", "No."],
];

/** Rejections that only the operator can correct. */
const rejected: readonly Row[] = [
  ["no status", text(200, `{"message":"${full}"}`), "HTTP 200, status missing", full],
  ["JSend", text(200, `{"status":"error","message":"${full}"}`), "HTTP 200, status missing", full],
  ["the status 500", text(200, failed), "HTTP 200, status 500", full],
  ["403 of Cloudflare", page(403, "Just a moment..."), "HTTP 403"],
  ["404 of Express", page(404, "Error"), "HTTP 404"],
  ["405 of nginx", page(405, "405 Not Allowed"), "HTTP 405"],
  ["419 of Laravel", text(419, '{"message":"CSRF token mismatch."}'), "HTTP 419", "CSRF token mismatch."],
  ["429 with Retry-After", page(429, "429 Too Many Requests", { "retry-after": "1" }), "HTTP 429"],
  ["500 with both fields", text(500, failed), "HTTP 500", full],
  ["500 of Laravel", text(500, '{"message":"Server Error"}'), "HTTP 500", "Server Error"],
  ["503 with both fields", text(503, failed), "HTTP 503", full],
];

const mayHaveArrived: readonly Row[] = [
  ["fields in capitals", text(200, '{"Status":200,"Message":"Sent"}'), `${noStatus} undefined`],
  ["the text 200", text(200, '{"status":"200","message":"Sent"}'), `${noStatus} string`],
  ["half of its JSON", text(200, '{"status":20'), unreadable],
  ["an empty body", text(200, ""), unreadable],
  ["204", text(204, ""), unreadable],
  ["a page with 200", page(200, "Welcome"), "Expected JSON, received a page"],
  ["gzip that is none", text(200, sent, zipped), "incorrect header check"],
  ["2 MiB", text(200, "x".repeat(2 ** 21)), "Response content exceeded max size"],
  ["a reset before the head", ({ socket }) => socket?.resetAndDestroy(), "read ECONNRESET"],
  ["an end within the body", ({ socket }) => socket?.end(cut), "other side closed"],
  ...[301, 302, 307, 308].map(moved),
  ["500 of Express", page(500, "Error"), "HTTP 500"],
  ["500 of Rails", text(500, '{"status":500,"error":"Internal Server Error"}'), "HTTP 500"],
  ["500 of Spring", text(500, '{"status":500,"error":"Internal Server Error","message":""}'), "HTTP 500"],
  ["408 of nginx", page(408, "408 Request Timeout"), "HTTP 408"],
  ["502 of nginx", page(502, "502 Bad Gateway"), "HTTP 502"],
  ["503 of HAProxy", page(503, "503 Service Unavailable"), "HTTP 503"],
  ["503 of Envoy", text(503, "upstream connect error or disconnect/reset before headers"), "HTTP 503"],
  ["504 of API Gateway", text(504, '{"message":"Endpoint request timed out"}'), "HTTP 504"],
  ["522 of Cloudflare", page(522, "Connection timed out"), "HTTP 522"],
];

const withOutcome = (outcome: string, rows: readonly Row[], message?: string) =>
  rows.map(([answer, respond, reason, toast = message]) => ({ answer, respond, reason, toast, outcome }));

/** The visitor's toast, or none for thanks; the metric's outcome; the reason in the operator's log line. */
export const answers = [
  ...withOutcome("stored", stored),
  ...withOutcome("refused", refused, messages.unavailable),
  ...withOutcome("failed", rejected, messages.unavailable),
  ...withOutcome("failed", mayHaveArrived, messages.arrived),
];

/** Answers that change a password nevertheless, since their HTTP status is 200 (specification section 7). */
export const changedPasswords: ReadonlySet<string> = new Set([
  "no status",
  "fields in capitals",
  "the text 200",
  "half of its JSON",
  "an empty body",
]);
