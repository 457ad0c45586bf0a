import { expect, onTestFinished, test, vi } from "vitest";
import { startServer } from "../../test/start-server.ts";
import { createApiClient } from "./index.ts";

const baseUrl = "https://api.example.com";
const to = "+2348031234567";

test.for(["window", "WorkerGlobalScope"])(
  "createApiClient throws for credentials in a browser, which has a %s",
  (name) => {
    vi.stubGlobal(name, globalThis);
    onTestFinished(() => void vi.unstubAllGlobals());

    const credentials = { username: "SK01", password: "s3cr3t" };
    const make = () => createApiClient({ baseUrl, verification: { credentials } });

    expect(make).toThrow(TypeError);
    expect(make).toThrow(/^verification\.credentials were given in a browser.+your own server/);
    expect(make).not.toThrow(/s3cr3t/);
    expect(createApiClient({ baseUrl })).toHaveProperty("verification");
  },
);

test("sends credentials only to the verification service, as HTTP Basic [spec 134]", async () => {
  const server = await startServer((response) => response.end('{"status":204,"valid":true}'));
  const { verification, phone } = createApiClient({
    ...server,
    verification: {
      url: `${server.baseUrl}/v2/Services/VA01`,
      credentials: { username: "SK01", password: "ẹ:s3cr3t" },
    },
  });

  await verification.send({ to, channel: "sms" });
  await verification.check({ to, code: "123456" });
  await phone.isAvailable({ phoneNumber: "8031234567" });

  const authorization = `Basic ${Buffer.from("SK01:ẹ:s3cr3t").toString("base64")}`;
  expect(server.received).toMatchObject([
    { path: "/v2/Services/VA01/Verifications", authorization },
    { path: "/v2/Services/VA01/VerificationCheck", authorization },
    { path: "/api/isPhoneAlreadyExist", authorization: undefined },
  ]);
});
