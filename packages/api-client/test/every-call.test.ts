import { expect, test } from "vitest";
import { createApiClient } from "../src/calls/index.ts";
import { calls, callsByBodyStatus } from "./calls.ts";
import { failingAnswers, failingBodies } from "./failing-answers.ts";
import { startServer } from "./start-server.ts";

test.for(calls)(
  "%s sends the specified fields and no others",
  async ([, make, request, response, result]) => {
    const server = await startServer((answer) => answer.end(response));

    await expect(make(createApiClient(server))).resolves.toEqual(result);

    expect(server.received).toEqual([{ accept: "application/json", ...request }]);
  },
);

const failing = (some: typeof calls, answers: typeof failingAnswers) =>
  some.flatMap(([name, make]) =>
    answers.map(([answer, respond, error]) => {
      // A failed send has the HTTP status text as message.
      const isSend = name.startsWith("verification.send");
      return [name, answer, make, respond, isSend ? { name: error["name"] } : error] as const;
    }),
  );
const failures = [
  ...failing(calls, failingAnswers),
  ...failing(callsByBodyStatus, failingBodies),
  ...failing(
    calls.filter(([name]) => name.includes("of a free number")),
    failingBodies.filter(([, , { name }]) => name === "MalformedError"),
  ),
  ...failing(
    calls.filter(([name]) => name.startsWith("password.change [spec")),
    failingBodies.filter(([answer]) => /body status 400|"status":(?:false|"error"|"failed")/.test(answer)),
  ),
];

// By default, ky retries a PUT: https://github.com/sindresorhus/ky/issues/583
test.for(failures)("%s is sent once, and rejects for %s", async ([, , make, respond, error]) => {
  const server = await startServer(respond);

  await expect(make(createApiClient(server))).rejects.toMatchObject(error);

  expect(server.received).toHaveLength(1);
});

test.for([
  [200, '{"status":404}'],
  [400, '{"status":401}'],
  [401, '{"status":401}'],
] as const)("link.isActive rejects if a backend without it responds with %s %s", async ([status, body]) => {
  const server = await startServer((response) => response.writeHead(status).end(body));

  const asked = createApiClient(server).link.isActive({ kind: "phone" }, { token: "a1b2" });

  await expect(asked).rejects.toMatchObject({ name: "RejectedError", httpStatus: status });
});
