import { createApiClient } from "@matchfront/api-client/calls";
import { expect, test } from "vitest";
import { contactFields, pageProps, startMessageApp } from "../test/message-app.ts";
import { startBackend } from "../test/start-http-server.ts";
import { answers, changedPasswords, messages } from "./backend-answers.cases.ts";

const { arrived, changed, unavailable } = messages;
const thanks: unknown = expect.objectContaining({ message: "Sent" });
const done: unknown = expect.any(Object);
const failure = (error: unknown): unknown => Object(error).message;

test.each(answers)(
  "$answer: one click is one post, and visitor, log and metric say what happened (P3, P8)",
  async ({ respond, toast, outcome, reason }) => {
    const { backend, received } = await startBackend(respond);
    const { app, lines, postNatively } = await startMessageApp({ backend, logLevel: "error" });
    // As the site's script does, with its retries.
    const { contact } = createApiClient({ baseUrl: await app.listen({ host: "127.0.0.1", port: 0 }) });
    const click = () => contact.send(contactFields, { idempotencyKey: "0198c1f2-0001" });

    expect(await click().catch(failure)).toEqual(toast ?? thanks);
    expect(received).toHaveLength(1);
    expect(lines.map((line) => line["reason"])).toEqual(reason === undefined ? [] : [reason]);
    const { values } = await app.metrics.messages.get();
    expect(values).toMatchObject([{ labels: { form: "contact", outcome }, value: 1 }]);

    const native = await postNatively();
    expect(native.statusCode === 303 ? undefined : pageProps(native.body).formError).toBe(toast);
    expect(received).toHaveLength(2);
    expect(JSON.stringify(received[1]?.headers)).not.toContain("session=1");
    expect(JSON.stringify(lines)).not.toContain(contactFields.email);
  },
);

test.each(answers)(
  "$answer: each call of the dialogs is sent once",
  async ({ answer, respond, toast, reason }) => {
    const { backend, received } = await startBackend(respond);
    const { app, members } = await startMessageApp({ backend });
    const { phone, password } = createApiClient({
      baseUrl: await app.listen({ host: "127.0.0.1", port: 0 }),
    });
    const [number, link] = [{ phoneNumber: "712345678", dialingCode: "+254" }, { token: "b64" }];
    await members.recordVerifiedPhone(link.token, "+254712345678");

    const isTaken = toast === undefined || reason?.startsWith("HTTP 200");
    expect(await phone.isAvailable({ phoneNumber: "+254712345678" }, link).catch(failure)).toBe(
      isTaken ? false : toast === arrived ? unavailable : toast,
    );
    const change = toast === arrived ? changed : (toast ?? thanks);
    expect(await phone.update(number, link).catch(failure)).toEqual(change);
    expect(await password.change({ newPassword: "correct horse battery" }, link).catch(failure)).toEqual(
      changedPasswords.has(answer) ? done : change,
    );
    expect(received.map(({ path }) => path)).toEqual([
      "/api/isPhoneAlreadyExist",
      "/api/updatePhoneNumber",
      "/admin/changePasswordViaEmailForAdmin",
    ]);
  },
);
