import { StrictMode } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import App from "../examples/app.tsx";
import { ConformSignUp } from "../examples/conform.tsx";
import { SubscribeForm } from "../examples/next/subscribe-form.tsx";
import { OfflineNewsletter } from "../examples/newsletter-offline.tsx";
import type { newsletterForm } from "../examples/newsletter-form.ts";
import { NewsletterForm } from "../examples/newsletter.tsx";
import { HookedSignUp } from "../examples/react-hook-form.tsx";
import { sendNewsletter } from "../examples/send-newsletter.ts";
import type { ReplyOf } from "../src/index.ts";

const subscriber = { email: "ada@example.com", name: "Ada", topic: "Events" };

test("the first form of the README renders its field", async () => {
  const alert = vi.spyOn(globalThis, "alert").mockReturnValue();
  const screen = await render(<App />);
  await screen.getByRole("button").click();
  await expect.element(screen.getByLabelText("Email")).toHaveAccessibleDescription("Enter your email");
  await screen.getByLabelText("Email").fill("ada@example.com");
  await screen.getByRole("button").click();
  await expect.poll(() => alert.mock.calls).toStrictEqual([["ada@example.com"]]);
  alert.mockRestore();
});

test("the page of the README shows what is missing, posts valid values, and shows why that failed", async () => {
  const fetched = vi
    .spyOn(globalThis, "fetch")
    .mockResolvedValueOnce(new Response("", { status: 503 }))
    .mockResolvedValueOnce(new Response("{}"));
  await render(<NewsletterForm send={sendNewsletter} />);
  await page.getByLabelText("Email").fill(" ada@example.com ");
  await page.getByRole("button").click();
  await expect.element(page.getByText("Name is required")).toBeVisible();
  await expect.element(page.getByLabelText("Name")).toHaveFocus();

  await page.getByLabelText("Name").fill("Ada");
  await page.getByLabelText("Topic").selectOptions("Events");
  await page.getByRole("button").click();
  await expect.element(page.getByRole("status")).toHaveTextContent("Please try again in a minute.");
  await page.getByRole("button").click();
  await expect.element(page.getByRole("status")).toHaveTextContent("You are subscribed.");

  const sent = await Promise.all(
    fetched.mock.calls.map(async ([url, init]) => ({
      url,
      body: await new Response(init?.body).json(),
      key: new Headers(init?.headers).get("idempotency-key"),
    })),
  );
  const [first] = sent;
  expect(first).toMatchObject({ url: "/newsletter", body: subscriber });
  expect(sent).toEqual([first, first]);
  fetched.mockRestore();
});

test("with a draft, typed text is restored; with a queue, it is sent once online, by the same key", async () => {
  // Really going offline would also disconnect the browser from the test runner.
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const keys: string[] = [];
  const send = async (_: unknown, { idempotencyKey }: { idempotencyKey: string }) => {
    if (keys.push(idempotencyKey) === 1) throw new TypeError("Failed to fetch");
  };
  const first = await render(<OfflineNewsletter send={send} />, { wrapper: StrictMode });
  await first.getByLabelText("Email").fill("ada@example.com");
  await first.getByLabelText("Name").fill("Ada");
  await first.getByLabelText("Topic").selectOptions("Events");
  await first.getByRole("button", { name: "Subscribe" }).click();
  await expect.element(first.getByText("We’ll send this when you’re back online")).toBeVisible();
  await first.unmount();

  const second = await render(<OfflineNewsletter send={send} />, { wrapper: StrictMode });
  await expect.element(second.getByLabelText("Email")).toHaveValue("ada@example.com");
  await expect.element(second.getByRole("button", { name: "Cancel" })).toBeVisible();
  online.mockRestore();
  dispatchEvent(new Event("online"));
  await expect.element(second.getByText("You are subscribed.")).toBeVisible();
  expect(keys).toStrictEqual([keys[0], keys[0]]);
  expect(sessionStorage.getItem("draft-newsletter")).toBeNull();
});

const showOffline = (reply: ReplyOf<typeof newsletterForm> = { status: "idle" }) =>
  render(<OfflineNewsletter reply={reply} send={async () => {}} />, { wrapper: StrictMode });

test("a default shows without a draft and after a post that was sent, and is not stored itself", async () => {
  const first = await showOffline();
  await expect.element(first.getByLabelText("Topic")).toHaveValue("Events");
  await first.unmount();
  expect(sessionStorage.getItem("draft-newsletter")).toBeNull();

  const second = await showOffline();
  await second.getByLabelText("Topic").selectOptions("Product");
  await second.unmount();
  const third = await showOffline();
  await expect.element(third.getByLabelText("Topic")).toHaveValue("Product");
  await third.unmount();

  const fourth = await showOffline({ status: "sent" });
  await expect.element(fourth.getByLabelText("Topic")).toHaveValue("Events");
  await expect.element(fourth.getByText("You are subscribed.")).toBeVisible();
  await fourth.unmount();
  expect(sessionStorage.getItem("draft-newsletter")).toBeNull();
});

test("in Next, an action returns the typed text and the errors, and then the confirmation", async () => {
  const screen = await render(<SubscribeForm />);
  const email = screen.getByLabelText("Email");
  await email.fill("ada@example.com");
  await screen.getByLabelText("Topic").selectOptions("Events");
  const form = screen.container.querySelector("form");
  if (form) form.noValidate = true;
  await screen.getByRole("button").click();
  await expect.element(screen.getByText("Name is required")).toBeVisible();
  await expect.element(email).toHaveValue("ada@example.com");
  await expect.element(screen.getByLabelText("Topic")).toHaveValue("Events");
  await expect.element(screen.getByLabelText("Name")).toHaveAttribute("aria-invalid", "true");

  await screen.getByLabelText("Name").fill("Ada");
  await screen.getByRole("button").click();
  await expect.element(screen.getByText("You are subscribed.")).toBeVisible();
});

test.for([
  ["React Hook Form", HookedSignUp],
  ["conform", ConformSignUp],
] as const)("%s checks by the same definition, in the same words", async ([, SignUp]) => {
  const send = vi.fn<(values: object) => void>();
  const screen = await render(<SignUp send={send} />);
  await screen.getByLabelText("Email", { exact: true }).fill("ada@");
  await screen.getByRole("button").click();
  await expect.element(screen.getByText("Must be a valid email")).toBeVisible();
  await expect.element(screen.getByText("Tick that we may email you")).toBeVisible();

  await screen.getByLabelText("Email", { exact: true }).fill("ada@example.com");
  await screen.getByLabelText("Email me the newsletter").click();
  await screen.getByRole("button").click();
  await expect
    .poll(() => send.mock.calls[0]?.[0])
    .toEqual({ email: "ada@example.com", events: "", consent: "on" });

  await screen.getByLabelText("Events, too").click();
  await screen.getByRole("button").click();
  await expect.poll(() => send.mock.calls[1]?.[0]).toMatchObject({ events: "on" });
});
