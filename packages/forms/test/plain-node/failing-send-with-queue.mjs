import assert from "node:assert/strict";
import { createDraft, createSubmit } from "@matchfront/forms";
import { contactForm } from "@matchfront/forms/site";

// Node 25 and newer have a single one for the process, which all visitors of a server would share.
for (const name of ["sessionStorage", "localStorage"]) {
  Object.defineProperty(globalThis, name, {
    get() {
      throw assert.fail(`${name} is touched`);
    },
  });
}

const draft = createDraft(contactForm);
const submit = createSubmit({
  send: () => Promise.reject(new Error("Failed to fetch")),
  queue: { draft, isOffline: () => true },
});
const values = { topic: "Ad Sales", email: "ada@example.com", description: "Hello" };
submit.resume();
draft.write(values);
const failed = { status: "failed", message: "Failed to fetch", values };
assert.deepEqual(await submit.submit(values), failed);
assert.deepEqual(await submit.submit(values), failed);
assert.deepEqual(draft.read(), contactForm.emptyValues);
assert.equal(draft.readQueued(), undefined);
