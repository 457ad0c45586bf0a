import { expect } from "vitest";
import type { Respond } from "./start-server.ts";

const REFUSED = "something went wrong";
const UNREADABLE = "The server sent a response we couldn’t read. Please try again later.";
const UNREACHABLE = "We couldn’t reach the server. Please check your internet connection and try again.";

interface FailingAnswer {
  readonly answer: string;
  readonly respond: Respond;
  readonly error: Readonly<Record<string, unknown>>;
}

/** Responses that fail any call, and the errors. */
export const failingAnswers: readonly FailingAnswer[] = [
  {
    answer: "HTTP 500 with a JSON message",
    respond: send(500, '{"message":"Mail is down"}'),
    error: { name: "RejectedError", message: "Mail is down", httpStatus: 500 },
  },
  {
    answer: "HTTP 422 whose body status is a word",
    respond: send(422, '{"status":"fail","message":"Email is required"}'),
    error: { name: "RejectedError", message: "Email is required", bodyStatus: undefined },
  },
  {
    answer: "HTTP 422 with errors by field",
    respond: send(
      422,
      '{"status":422,"message":"Please check what you entered.","errors":{"email":"Email is required"}}',
    ),
    error: {
      name: "RejectedError",
      message: "Please check what you entered.",
      fieldErrors: { email: "Email is required" },
    },
  },
  {
    answer: "HTTP 422 with errors that are not texts by field",
    respond: send(422, '{"status":422,"message":"No","errors":{"email":["Email is required"]}}'),
    error: { name: "RejectedError", message: "No", fieldErrors: undefined },
  },
  {
    answer: "HTTP 500 with body status 200",
    respond: send(500, '{"status":200,"message":"OK?"}'),
    error: { name: "RejectedError", message: "OK?", httpStatus: 500, bodyStatus: 200 },
  },
  {
    answer: "HTTP 500 with an HTML page",
    respond: send(500, "<h1>Bad gateway</h1>", "text/html"),
    error: { name: "RejectedError", message: REFUSED, serverMessage: undefined },
  },
  {
    answer: "HTTP 503 that asks to be retried",
    respond: (response) => response.writeHead(503, { "retry-after": "0" }).end(),
    error: { name: "RejectedError", message: REFUSED, httpStatus: 503 },
  },
  {
    answer: "a redirect that says success",
    respond: (response) => response.writeHead(307, { location: "/elsewhere" }).end('{"status":200}'),
    error: {
      name: "MalformedError",
      message: UNREADABLE,
      cause: { message: expect.stringContaining("received HTTP 307") },
    },
  },
  {
    answer: "a connection reset before the headers",
    respond: ({ req }) => req.socket.resetAndDestroy(),
    error: { name: "OfflineError", message: UNREACHABLE },
  },
  {
    answer: "a connection closed in the middle of the body",
    respond: (response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write('{"status":200', () => response.destroy());
    },
    error: { name: "OfflineError", message: UNREACHABLE },
  },
];

/** HTTP 2xx responses that fail a call that succeeds by the body's status. */
export const failingBodies: readonly FailingAnswer[] = [
  {
    answer: "HTTP 200 with body status 400 and a message",
    respond: send(200, '{"status":400,"message":"Email is blocked"}'),
    error: {
      name: "RejectedError",
      message: "Email is blocked",
      httpStatus: 200,
      bodyStatus: 400,
      serverMessage: "Email is blocked",
    },
  },
  {
    answer: "HTTP 200 with body status 400 and errors by field",
    respond: send(200, '{"status":400,"errors":{"email":"Email is blocked"}}'),
    error: { name: "RejectedError", message: REFUSED, fieldErrors: { email: "Email is blocked" } },
  },
  {
    answer: "HTTP 200 with body status 400 and no message",
    respond: send(200, '{"status":400}'),
    error: { name: "RejectedError", message: REFUSED, bodyStatus: 400 },
  },
  {
    answer: "HTTP 200 with body status 400 and an empty message",
    respond: send(200, '{"status":400,"message":""}'),
    error: { name: "RejectedError", message: REFUSED, serverMessage: "" },
  },
  {
    // ky's own .json() throws a SyntaxError here: https://github.com/sindresorhus/ky/issues/876
    answer: "HTTP 204",
    respond: send(204, ""),
    error: { name: "MalformedError", message: UNREADABLE },
  },
  {
    answer: "HTTP 200 with an empty body",
    respond: send(200, ""),
    error: { name: "MalformedError", message: UNREADABLE },
  },
  {
    answer: "HTTP 200 with an HTML page",
    respond: send(200, "<h1>Welcome</h1>", "text/html"),
    error: { name: "MalformedError", message: UNREADABLE },
  },
  {
    answer: "HTTP 200 with JSON that is cut short",
    respond: send(200, '{"status":20'),
    error: { name: "MalformedError", message: UNREADABLE, cause: { name: "SyntaxError" } },
  },
  {
    answer: "HTTP 200 with no status in the body",
    respond: send(200, '{"message":"Sent"}'),
    error: { name: "MalformedError", message: UNREADABLE },
  },
  {
    answer: "HTTP 200 with a status that is text",
    respond: send(200, '{"status":"200"}'),
    error: { name: "MalformedError", message: UNREADABLE },
  },
  {
    answer: "HTTP 200 with a list",
    respond: send(200, "[200]"),
    error: { name: "MalformedError", message: UNREADABLE },
  },
  {
    answer: "HTTP 200 with null",
    respond: send(200, "null"),
    error: { name: "MalformedError", message: UNREADABLE },
  },
];

function send(status: number, body: string, contentType = "application/json"): Respond {
  return (response) => response.writeHead(status, { "content-type": contentType }).end(body);
}
