import { Profiler } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createDraft, type InputOf } from "../index.ts";
import { contactForm } from "../site/index.ts";
import { bindForm, useErrorSummary } from "./index.ts";

const { Form, Field } = bindForm(contactForm);
const entry = "draft-contact";

type ContactProps = { hasQueue?: boolean; onRender?: (what: string) => void; send?: () => Promise<string> };

const ignore = () => {};
const takeAll = async () => "Sent";

function Contact({ hasQueue = true, onRender = ignore, send = takeAll }: ContactProps) {
  const queue = { draft: createDraft(contactForm) };
  return (
    <Form queue={hasQueue ? queue : undefined} send={send}>
      <ErrorList onRender={onRender} />
      {contactForm.fieldNames.map((name) => (
        <Profiler id={name} key={name} onRender={onRender}>
          <Field name={name}>
            {({ label, value, onBlur, onChange, error }) => (
              <p>
                <input aria-label={label} onBlur={onBlur} onChange={onChange} value={value} />{" "}
                <em>{error}</em>
              </p>
            )}
          </Field>
        </Profiler>
      ))}
      <button>Send</button>
    </Form>
  );
}

function ErrorList({ onRender }: { onRender: (what: string) => void }) {
  const errors = useErrorSummary();
  return (
    <Profiler id="summary" onRender={onRender}>
      <ul aria-label="Errors">
        {errors.map(({ id, message }) => (
          <li key={id}>{message}</li>
        ))}
      </ul>
    </Profiler>
  );
}

async function show(props?: ContactProps) {
  onTestFinished(() => sessionStorage.clear());
  return render(<Contact {...props} />);
}

const stored = (): Partial<InputOf<typeof contactForm>> | undefined =>
  JSON.parse(sessionStorage.getItem(entry) ?? "{}").values;

test.for([false, true])(
  "a key renders the field that it is typed into, and nothing else; after an invalid submit: %s",
  async (isRefused) => {
    const onRender = vi.fn<(what: string) => void>();
    const screen = await show({ onRender });
    if (isRefused) await screen.getByRole("button").click();
    await userEvent.type(screen.getByLabelText("Email"), "ada@e");
    onRender.mockClear();
    await userEvent.keyboard("xyz");
    await expect.element(screen.getByLabelText("Email")).toHaveValue("ada@exyz");
    expect(onRender.mock.calls.map(([what]) => what)).toStrictEqual(["email", "email", "email"]);
  },
);

test.for([true, false])(
  "what is typed is stored soon, also in a form that gets its draft later; with requestIdleCallback: %s",
  async (isSupported) => {
    vi.stubGlobal("requestIdleCallback", globalThis.requestIdleCallback);
    if (!isSupported) Reflect.deleteProperty(globalThis, "requestIdleCallback");
    onTestFinished(() => void vi.unstubAllGlobals());
    const screen = await show({ hasQueue: isSupported });
    await screen.rerender(<Contact />);
    await screen.getByLabelText("Email").fill("ada@");
    await expect.poll(stored).toStrictEqual({ ...contactForm.emptyValues, email: "ada@" });
  },
);

function takeOver(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

/** [what ends the typing, how it happens] */
const ends = [
  ["the page is left", () => void dispatchEvent(new Event("pagehide"))],
  ["the page is hidden", () => void document.dispatchEvent(new Event("visibilitychange"))],
  [
    "something else posts the form",
    async (screen: Awaited<ReturnType<typeof show>>) => {
      document.addEventListener("submit", takeOver, { capture: true, once: true });
      await screen.getByRole("button").click();
    },
  ],
  ["the form is removed", (screen: Awaited<ReturnType<typeof show>>) => screen.unmount()],
] as const;

test.for(ends)("nothing that was typed is lost when %s", async ([, end]) => {
  // Neither a pause nor an idle thread comes before the end.
  vi.useFakeTimers({ toFake: ["setTimeout", "requestIdleCallback"] });
  onTestFinished(() => void vi.useRealTimers());
  const screen = await show();
  await screen.getByLabelText("Email").fill("ada@");
  await screen.getByLabelText("Description").fill("Hello");
  expect(stored()).toBeUndefined();
  await end(screen);
  expect(stored()).toStrictEqual({ ...contactForm.emptyValues, email: "ada@", description: "Hello" });
});

test("a message has its draft until it is sent, and none afterwards", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "requestIdleCallback"] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise, resolve } = Promise.withResolvers<string>();
  const screen = await show({ send: () => promise });
  await screen.getByLabelText("Topic").fill("Ad Sales");
  await screen.getByLabelText("Email").fill("ada@example.com");
  await screen.getByLabelText("Description").fill("Hello");
  await screen.getByRole("button").click();
  expect(stored()?.description).toBe("Hello");
  // What changes back while it is sent is no other message.
  await screen.getByLabelText("Description").fill("Hello!");
  await screen.getByLabelText("Description").fill("Hello");
  resolve("Sent");
  await vi.waitFor(() => expect(stored()).toBeUndefined());
  dispatchEvent(new Event("pagehide"));
  expect(stored()).toBeUndefined();
});
