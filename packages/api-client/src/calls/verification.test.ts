import { expect, test } from "vitest";
import { startServer } from "../../test/start-server.ts";
import { createApiClient } from "./index.ts";

const to = "+2348031234567";
const code = "123456";

/** Twilio Verify v2's responses to a check, and whether the code is valid. */
const checkedCodes = [
  { body: { sid: "VE01", status: "approved", valid: true }, valid: true },
  { body: { sid: "VE01", status: "pending", valid: false }, valid: false },
  { body: { valid: true }, valid: true },
  { body: { status: "approved" }, valid: true },
  { body: { status: "canceled", valid: false }, valid: false },
  { body: { status: "approved", valid: false }, valid: false },
  { body: { status: "max_attempts_reached" }, valid: false },
  { body: { valid: "true" }, valid: false },
] as const;

/** Twilio Verify v2's errors: https://www.twilio.com/docs/api/errors. */
const serviceErrors = [
  { status: 400, body: { code: 60200, message: "Invalid parameter", status: 400 } },
  { status: 429, body: { code: 60202, message: "Max check attempts reached", status: 429 } },
  { status: 429, body: { code: 60203, message: "Max send attempts reached", status: 429 } },
  {
    status: 404,
    body: { code: 20404, message: "The requested resource was not found", more_info: "", status: 404 },
  },
] as const;

test.for(checkedCodes)(
  "resolves a check with the response $body to valid: $valid [spec 91]",
  async ({ body, valid }) => {
    const server = await startServer((response) => response.end(JSON.stringify(body)));

    await expect(createApiClient(server).verification.check({ to, code })).resolves.toEqual({ valid });
  },
);

test.for(serviceErrors)("exposes the code $body.code of the service", async ({ status, body }) => {
  const server = await startServer((response) => response.writeHead(status).end(JSON.stringify(body)));
  const expected = { name: "RejectedError", httpStatus: status, bodyStatus: status, code: body.code };
  const { verification } = createApiClient(server);

  const check = verification.check({ to, code });
  await expect(check).rejects.toMatchObject({ ...expected, message: body.message });

  const send = verification.send({ to, channel: "sms" });
  await expect(send).rejects.toMatchObject({ ...expected, message: expect.not.stringMatching(body.message) });
});

test.for([
  [429, "Slow Down", "Slow Down"],
  [429, "", "Too Many Requests"],
  [503, "", "Service Unavailable"],
  [599, "", "HTTP 599"],
] as const)(
  "has the status text as message if a send fails with HTTP %i %j: %j [spec 141]",
  async ([status, reason, message]) => {
    const server = await startServer((response) => {
      response.writeHead(status, reason).end('{"message":"Max send attempts reached"}');
    });
    // Node adds a status text if there is none.
    const fetch: typeof globalThis.fetch = async (...request) => {
      const { body } = await globalThis.fetch(...request);
      return new Response(body, { status, statusText: reason });
    };

    const send = createApiClient({ ...server, fetch }).verification.send({ to, channel: "sms" });

    const serverMessage = "Max send attempts reached";
    await expect(send).rejects.toMatchObject({ name: "RejectedError", message, serverMessage });
  },
);

test.for(["", "<h1>Welcome</h1>", "[true]", "null"])(
  "rejects a check with a MalformedError if the body is %j",
  async (body) => {
    const server = await startServer((response) => response.end(body));

    await expect(createApiClient(server).verification.check({ to, code })).rejects.toMatchObject({
      name: "MalformedError",
    });
  },
);
