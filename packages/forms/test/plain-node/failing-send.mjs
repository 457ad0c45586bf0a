import assert from "node:assert/strict";

const get = () => assert.fail("a browser API is touched");

/** Makes reading these globals an error. Returns a function that restores them. */
function forbid(...names) {
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]);
  for (const name of names) Object.defineProperty(globalThis, name, { configurable: true, get });
  return () => {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else delete globalThis[name];
  };
}

// Node 25 and newer have a single one for the process, which all visitors of a server would share.
forbid("sessionStorage", "localStorage");
const allow = forbid("navigator", "window", "document", "addEventListener");
const { createDraft, createSubmit } = await import("@matchfront/forms");
const { contactForm } = await import("@matchfront/forms/site");
allow();

const draft = createDraft(contactForm);
const values = { topic: "Ad Sales", email: "ada@example.com", description: "Hello" };
const failed = { status: "failed", message: "Failed to fetch", values };
draft.write(values);
for (const queue of [undefined, { draft, isOffline: () => true }]) {
  const submit = createSubmit({ send: () => Promise.reject(new Error("Failed to fetch")), queue });
  submit.resume();
  assert.deepEqual(await submit.submit(values), failed);
  assert.deepEqual(await submit.submit(values), failed);
  submit.stop();
}
assert.deepEqual(draft.read(), contactForm.emptyValues);
assert.equal(draft.readQueued(), undefined);
