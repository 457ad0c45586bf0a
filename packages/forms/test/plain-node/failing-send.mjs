import assert from "node:assert/strict";
import { createSubmit } from "@matchfront/forms";

const submit = createSubmit({ send: () => Promise.reject(new Error("Failed to fetch")) });
const failed = { status: "failed", message: "Failed to fetch", values: "Hello" };
assert.deepEqual(await submit.submit("Hello"), failed);
assert.deepEqual(submit.getState(), failed);
submit.resume();
submit.stop();
