import { StrictMode } from "react";
import { expect, onTestFinished, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createDraft } from "../index.ts";
import { contactForm } from "../site/index.ts";
import { useDraft } from "./index.ts";

const typed = { ...contactForm.emptyValues, description: "Hello" };

test("the stored text is available after the first render, which matches the server's", async () => {
  onTestFinished(() => sessionStorage.clear());
  createDraft(contactForm).write(typed);
  const seen: unknown[] = [];
  const { result } = await renderHook(
    () => {
      const draft = useDraft(contactForm);
      seen.push(draft.initialValues);
      return draft;
    },
    { wrapper: StrictMode },
  );
  expect(seen[0]).toBeUndefined();
  expect(result.current.initialValues).toStrictEqual(typed);
});

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
