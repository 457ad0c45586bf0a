import { createApiClient } from "@matchfront/api-client/calls";
import { expect, test } from "vitest";
import { memberWithLink } from "./member-with-link.ts";
import { startApp, type TestAppOptions } from "./start-app.ts";

const taken = "+2348031234567";
const to = "+254712345678";
const number = { dialingCode: "+254", phoneNumber: "0712345678" };
const business = {
  name: "Ada",
  businessname: "",
  email: "ada@example.org",
  phoneNumber: "8031234567",
  website: "",
  description: "Hello",
};

async function startServer(options?: TestAppOptions) {
  const { app, database, members } = await startApp(options);
  const api = createApiClient({ baseUrl: await app.listen({ host: "127.0.0.1", port: 0 }) });
  return { api, database, members };
}

test("each call of the client passes a server that forwards it to another", async () => {
  const { api: backend, database, members } = await startServer();
  const { token } = await memberWithLink(database, "phone", { phone: taken });
  const password = await memberWithLink(database, "password", { phone: "+447400123456" });
  const { api, members: forwarding } = await startServer({ backend });
  for (const store of [members, forwarding]) await store.recordVerifiedPhone(token, to);

  const contact = { topic: "Ad Sales", email: "ada@example.org", description: "Hello" };
  const send = () => api.contact.send(contact, { idempotencyKey: "0198c1f2-0001" });
  const { status, reference } = await send();
  expect([status, await send()]).toEqual([200, expect.objectContaining({ reference })]);
  expect(await api.partnership.send(business)).toMatchObject({ status: 200 });
  expect(await api.advertising.send(business)).toMatchObject({ status: 200 });
  await expect(api.contact.send({ ...contact, email: "" })).rejects.toMatchObject({ httpStatus: 422 });
  expect(await api.phone.isAvailable({ phoneNumber: number.phoneNumber }, { token })).toBe(true);
  expect(await api.phone.isAvailable({ phoneNumber: taken }, { token })).toBe(false);
  expect(await api.phone.isAvailable({ phoneNumber: taken })).toBe(true);
  const phone = await api.phone.update(number, { token });
  expect(phone).toMatchObject({ status: 200, message: "Your phone number has been changed." });
  const message = "This link has expired or was already used. Please ask for a new one.";
  const usedLink = { name: "RejectedError", httpStatus: 401, bodyStatus: 401, message };
  await expect(api.phone.update(number, { token })).rejects.toMatchObject(usedLink);
  const newPassword = { newPassword: "correct horse battery" };
  const changed = await api.password.change(newPassword, { token: password.token });
  expect(changed).toEqual({ message: expect.stringMatching(/^Your password /) });
});
