import { expect, test, vi } from "vitest";
import { importSubscribers } from "../examples/import-subscribers.ts";

test("a script sends the valid rows, and reports the errors of the others", async () => {
  const right = { email: "ada@example.com", name: "Ada", topic: "Events" };
  const send = vi.fn<(values: { email: string }) => Promise<void>>(async ({ email }) => {
    if (email.startsWith("eve")) throw new Error("Email is blocked");
  });
  const blocked = { ...right, email: "eve@example.com" };
  const faults = await importSubscribers([right, { email: "ada" }, blocked], send);
  expect(faults).toStrictEqual([
    {
      row: { email: "ada" },
      errors: { email: "Must be a valid email", name: "Name is required", topic: "Choose a topic" },
    },
    { row: blocked, errors: { form: "Email is blocked" } },
  ]);
  expect(send.mock.calls.map(([{ email }]) => email)).toStrictEqual(["ada@example.com", "eve@example.com"]);
});
