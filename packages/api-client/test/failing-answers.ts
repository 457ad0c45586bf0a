import { expect } from "vitest";
import type { Respond } from "./start-server.ts";

type FailingAnswer = readonly [answer: string, respond: Respond, error: Readonly<Record<string, unknown>>];

const name = "RejectedError";
const message = "something went wrong";
const malformed = {
  name: "MalformedError",
  message: "The server sent a response we couldn’t read. Please try again later.",
};
const offline = {
  name: "OfflineError",
  message: "We couldn’t reach the server. Please check your internet connection and try again.",
};
const fieldErrors = { email: "Email is required" };

/** Responses that fail any call, and the errors. */
export const failingAnswers: readonly FailingAnswer[] = [
  [
    "HTTP 500 with a JSON message and a reason",
    send(500, '{"message":"Mail is down","reason":"noMail"}'),
    { name, message: "Mail is down", httpStatus: 500, reason: "noMail" },
  ],
  [
    "HTTP 422 whose body status is a word, and its reason a number",
    send(422, '{"status":"fail","message":"No","reason":7}'),
    { name, message: "No", bodyStatus: undefined, reason: undefined },
  ],
  [
    "HTTP 422 with errors by field",
    send(422, '{"status":422,"message":"No","errors":{"email":"Email is required"}}'),
    { name, message: "No", fieldErrors },
  ],
  [
    "HTTP 422 with errors that are not texts by field",
    send(422, '{"status":422,"message":"No","errors":{"email":["Email is required"]}}'),
    { name, message: "No", fieldErrors: undefined },
  ],
  [
    "HTTP 500 with body status 200",
    send(500, '{"status":200,"message":"OK?"}'),
    { name, message: "OK?", httpStatus: 500, bodyStatus: 200 },
  ],
  [
    "HTTP 500 with an HTML page",
    send(500, "<h1>Bad gateway</h1>", "text/html"),
    { name, message, serverMessage: undefined },
  ],
  [
    "HTTP 503 that asks to be retried",
    (response) => response.writeHead(503, { "retry-after": "0" }).end(),
    { name, message, httpStatus: 503 },
  ],
  [
    "a redirect that says success",
    (response) => response.writeHead(307, { location: "/elsewhere" }).end('{"status":200}'),
    { ...malformed, cause: { message: expect.stringContaining("received HTTP 307") } },
  ],
  ["a connection reset before the headers", ({ req }) => req.socket.resetAndDestroy(), offline],
  [
    "a connection closed in the middle of the body",
    (response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write('{"status":200', () => response.destroy());
    },
    offline,
  ],
];

/** HTTP 2xx responses that fail a call that succeeds by the body's status. */
export const failingBodies: readonly FailingAnswer[] = [
  [
    "HTTP 200 with body status 400 and a message",
    send(200, '{"status":400,"message":"Blocked"}'),
    { name, message: "Blocked", httpStatus: 200, bodyStatus: 400, serverMessage: "Blocked" },
  ],
  [
    "HTTP 200 with body status 400 and errors by field",
    send(200, '{"status":400,"errors":{"email":"Email is required"}}'),
    { name, message, fieldErrors },
  ],
  [
    "HTTP 200 with body status 400 and an empty message",
    send(200, '{"status":400,"message":""}'),
    { name, message, serverMessage: "" },
  ],
  // ky's own .json() throws a SyntaxError here: https://github.com/sindresorhus/ky/issues/876
  ["HTTP 204", send(204, ""), malformed],
  ["HTTP 200 with an empty body", send(200, ""), malformed],
  ["HTTP 200 with an HTML page", send(200, "<h1>Welcome</h1>", "text/html"), malformed],
  [
    "HTTP 200 with JSON that is cut short",
    send(200, '{"status":20'),
    { ...malformed, cause: { name: "SyntaxError" } },
  ],
  [
    "HTTP 200 with a message and no status in the body",
    send(200, '{"message":"Mail is down"}'),
    { name, message: "Mail is down", bodyStatus: undefined },
  ],
  ["HTTP 200 with no status in the body", send(200, "{}"), malformed],
  ...["false", "null", '"error"', '"failed"'].map((status): FailingAnswer => {
    const answer = `{"status":${status},"message":"Mail is down"}`;
    return [`HTTP 200 with ${answer}`, send(200, answer), { name, message: "Mail is down" }];
  }),
  ...["true", '"200"', '"success"'].map((status): FailingAnswer => {
    const answer = `{"status":${status},"message":"Sent"}`;
    return [`HTTP 200 with ${answer}`, send(200, answer), malformed];
  }),
  ["HTTP 200 with a list", send(200, "[200]"), malformed],
  ["HTTP 200 with null", send(200, "null"), malformed],
];

function send(status: number, body: string, contentType = "application/json"): Respond {
  return (response) => response.writeHead(status, { "content-type": contentType }).end(body);
}
