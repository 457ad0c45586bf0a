import { StrictMode } from "react";
import { expect, onTestFinished, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createDraft } from "../index.ts";
import { contactForm } from "../site/index.ts";
import { useDraft } from "./index.ts";

const typed = { ...contactForm.emptyValues, description: "Hello" };

test("a native post that was sent removes the draft, and keeps a queued message", async () => {
  onTestFinished(() => sessionStorage.clear());
  const draft = createDraft(contactForm);
  const values = { topic: "Ad Sales", email: "ada@example.com", description: "Hello" } as const;
  const queued = { values, key: "a-key", since: 1, tries: 0 };
  draft.writeQueued(queued);
  draft.write(typed);
  const { result } = await renderHook(() => useDraft(contactForm, { status: "sent" }), {
    wrapper: StrictMode,
  });
  expect(result.current.initialValues).toBeUndefined();
  expect(draft.read()).toStrictEqual(contactForm.emptyValues);
  expect(draft.readQueued()).toStrictEqual(queued);
});
