import { expect, test } from "vitest";
import { startServer } from "../../test/start-server.ts";
import { createLinkClient } from "./index.ts";

test("sends the calls of an emailed link as createApiClient does", async () => {
  const server = await startServer((response) => response.end('{"status":200,"message":"Done"}'));
  const { password, verification } = createLinkClient(server);
  const link = { token: "a1b2" };

  expect(await password.change({ newPassword: "mango tree" }, link)).toEqual({ message: "Done" });
  await verification.send({ to: "+2348031234567", channel: "sms" }, link);

  expect(server.received).toMatchObject([
    { path: "/admin/changePasswordViaEmailForAdmin", authorization: "b a1b2" },
    { path: "/verification/Verifications", body: "To=%2B2348031234567&Channel=sms" },
  ]);
});
