import assert from "node:assert/strict";
import { createDraft, createOfflineQueue, createSubmit } from "@matchfront/forms";
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
const queue = createOfflineQueue({
  draft,
  send: draft.clearOnSuccess(() => Promise.reject(new Error("Failed to fetch"))),
  isOffline: () => true,
});
const submit = createSubmit({ queue });
const values = { topic: "Ad Sales", email: "ada@example.com", description: "Hello" };
submit.resume();
draft.write(values);
const failed = { status: "failed", message: "Failed to fetch", values };
assert.deepEqual(await submit.submit(values), failed);
assert.deepEqual(await submit.submit(values), failed);
assert.deepEqual(draft.read(), contactForm.emptyValues);
assert.equal(draft.readQueued(), undefined);
assert.equal(queue.getState().status, "empty");
