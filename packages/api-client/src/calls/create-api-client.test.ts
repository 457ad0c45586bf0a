import { expect, test } from "vitest";
import { startServer } from "../../test/start-server.ts";
import { createApiClient } from "./index.ts";

// ky throws a TypeError at the first call: https://github.com/sindresorhus/ky/issues/805
test.for([
  "",
  "/api",
  "api.example.com",
  "ftp://api.example.com",
  "https://user:secret@api.example.com",
  "https://api.example.com/?v=1",
  "https://api.example.com/#v1",
])("throws for the baseUrl or verification.url %j, and says how to fix it", (url) => {
  const problem =
    ` is ${JSON.stringify(url)}, but it must be an absolute http(s) URL without ` +
    'credentials, query or fragment. Pass one such as "https://api.example.com".';
  expect(() => createApiClient({ baseUrl: url })).toThrow(new TypeError(`baseUrl${problem}`));
  const options = { baseUrl: "https://api.example.com", verification: { url } };
  expect(() => createApiClient(options)).toThrow(new TypeError(`verification.url${problem}`));
});

test.for(["", "/", "/v1", "/v1/"])("keeps the path of a baseUrl that ends in %j", async (path) => {
  const server = await startServer((response) => response.end('{"status":200}'));
  const { contact } = createApiClient({ baseUrl: server.baseUrl + path });

  await contact.send({ topic: "Ad Sales", email: "ada@example.com", description: "Hello" });

  const prefix = path.replace(/\/$/, "");
  expect(server.received).toMatchObject([{ path: `${prefix}/admin/sendContactUsEmail` }]);
});

test.for([0, -1, Number.NaN, Infinity, 2_147_483_648])(
  "throws for the timeout %d, and says how to fix it",
  (timeout) => {
    expect(() => createApiClient({ baseUrl: "https://api.example.com", timeout })).toThrow(
      new RangeError(
        `timeout is ${timeout}, but it must be from 1 to 2147483647 milliseconds. Pass one such as 15000.`,
      ),
    );
  },
);

test.for([1, 2_147_483_647])("accepts the timeout %d", (timeout) => {
  expect(() => createApiClient({ baseUrl: "https://api.example.com", timeout })).not.toThrow();
});
