import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { atRest } from "../../test/rendering.ts";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { ToastProvider } from "./toast-provider.tsx";
import { useToast } from "./use-toast.ts";

const long = "We couldn’t reach the server. Please check your connection and send your message again, ";

function Form() {
  const toast = useToast();
  return (
    <Button onClick={() => ["one", "two", "three", "four"].forEach((number) => toast.error(long + number))}>
      Send
    </Button>
  );
}

const show = (content = <Form />) => render(<ToastProvider>{content}</ToastProvider>);
const region = () => page.getByRole("status", { name: "Messages" });
const boxOf = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

beforeEach(() => page.viewport(1280, 800));

test("announces each message once, and no close button", async () => {
  const { getByRole } = await show();
  await expect.element(region()).toHaveAttribute("aria-atomic", "false");
  await getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByText(long.trim(), { exact: false }).first()).toBeInTheDocument();
  for (const button of getByRole("button", { name: "Close message" }).elements())
    expect(button.getAttribute("aria-live")).toBe("off");
});

test("is in front of the page, which stays clickable beside the toasts", async () => {
  await page.viewport(320, 600);
  const { getByRole } = await show();
  await getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByText(long.trim(), { exact: false }).first()).toBeInTheDocument();
  await atRest();
  expect(getComputedStyle(region().element()).zIndex).toBe("900");
  const { left, top, height } = boxOf(document.querySelector("[id^=toast-]") ?? undefined);
  const at = (x: number) => document.elementFromPoint(x, top + height / 2);
  expect(at(left + 40)?.closest("[id^=toast-]")).not.toBeNull();
  expect(
    region()
      .element()
      .contains(at(left - 8)),
  ).toBe(false);
});

test("scrolls many long messages in a small window and shows the newest", async () => {
  await page.viewport(320, 256);
  const { getByRole } = await show();
  getByRole("button", { name: "Send" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => page.getByText(long.trim(), { exact: false }).elements().length).toBe(4);
  await atRest();
  expect(boxOf(region().element()).top).toBe(0);
  // 1280 by 1024 px at 400 % zoom. Two thirds of the window stay free.
  expect(boxOf(region().element()).bottom).toBeLessThanOrEqual(256 / 3);
  const [first, , , last] = page.getByText(long.trim(), { exact: false }).elements();
  expect(boxOf(last).top).toBeGreaterThanOrEqual(0);
  expect(boxOf(last).top).toBeLessThan(256 / 3 / 2);
  getByRole("button", { name: "Close message" }).first().element().focus();
  expect(boxOf(first).bottom).toBeGreaterThan(0);
  expect(document.documentElement.scrollWidth).toBe(320);
});

const inFront = ({ x, y }: DOMRect) => document.elementFromPoint(x + 20, y + 10);

function Reset() {
  const toast = useToast();
  return (
    <Dialog onClose={() => {}} open title="Change your phone number">
      {["City", "Street", "Number"].map((label) => (
        <TextField
          hint="We’ll text it a code to make sure it’s yours."
          key={label}
          label={label}
          name={label}
        />
      ))}
      <Button onClick={() => toast.error(long)}>Send</Button>
    </Dialog>
  );
}

test.each([
  [320, 640],
  [320, 480],
  [740, 360],
])(
  "shrinks a dialog in a window of %d by %d instead of covering its heading or focus",
  async (width, height) => {
    await page.viewport(width, height);
    const { getByRole } = await show(<Reset />);
    const panelBox = () => boxOf(getByRole("dialog").element().firstElementChild ?? undefined);
    await atRest();
    const { top } = panelBox();
    const send = getByRole("button", { name: "Send" }).element();
    send.focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(long.trim())).toBeVisible();
    await atRest();
    const toast = boxOf(document.querySelector("[id^=toast-]") ?? undefined);
    expect([toast.top, toast.right]).toEqual([16, width - 16]);
    expect(panelBox().top).toBeGreaterThanOrEqual(boxOf(region().element()).bottom);
    expect(panelBox().bottom).toBeLessThanOrEqual(height - 16);
    expect(inFront(boxOf(send))).toBe(send);
    const heading = getByRole("heading", { name: "Change your phone number" }).element();
    heading.scrollIntoView();
    expect(heading.contains(inFront(boxOf(heading)))).toBe(true);
    await getByRole("button", { name: "Close message" }).click();
    await expect.poll(() => panelBox().top).toBe(top);
  },
);

test("does not scroll a dialog that does not shrink", async () => {
  await page.viewport(1280, 400);
  const { getByRole } = await show(<Reset />);
  const send = getByRole("button", { name: "Send" }).element();
  const panel = getByRole("dialog").element().firstElementChild ?? document.body;
  send.focus();
  expect(panel.scrollTop).toBeGreaterThan(0);
  panel.scrollTop = 0;
  send.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(page.getByText(long.trim())).toBeVisible();
  await atRest();
  expect(panel.scrollTop).toBe(0);
});

test.each([
  ["ltr", "24px"],
  ["rtl", "-24px"],
])("slides a toast in from the end in %s text", async (direction, aside) => {
  document.documentElement.dir = direction;
  const { getByRole } = await show();
  await getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByText(long.trim(), { exact: false }).first()).toBeInTheDocument();
  const moving = document.querySelector<HTMLElement>("[data-status]") ?? document.body;
  moving.style.cssText = "animation: none; transition: none";
  moving.dataset.status = "exited";
  expect(getComputedStyle(moving).translate).toBe(aside);
});

const labelled = (label?: string, closeLabel?: string) => (
  <ToastProvider closeLabel={closeLabel} label={label}>
    <Form />
  </ToastProvider>
);

test("shows its labels in another language", async () => {
  const { getByRole, rerender } = await render(labelled());
  await getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByRole("button", { name: "Close message" }).first()).toBeVisible();
  await rerender(labelled("Mensagens", "Fechar mensagem"));
  await expect.element(page.getByRole("status", { name: "Mensagens" })).toBeInTheDocument();
  expect(page.getByRole("button", { name: "Fechar mensagem" }).elements()).toHaveLength(4);
});

function Speaker() {
  const toast = useToast();
  return (
    <>
      <Button onClick={() => toast.info("Merci !")}>Thank</Button>
      <Button onClick={() => toast.error("Too late", { lang: "en" })}>Fail</Button>
    </>
  );
}

const languageOf = (text: string) => page.getByText(text).element().closest("[lang]")?.getAttribute("lang");

const speaking = (lang: string, label: string) => (
  <ToastProvider label={label} lang={lang}>
    <Speaker />
  </ToastProvider>
);

test("stays in place on a change of language, and toasts keep theirs", async () => {
  const { getByRole, rerender } = await render(speaking("fr", "Messages"));
  const element = region().element();
  expect(element.getAttribute("lang")).toBe("fr");
  await getByRole("button", { name: "Thank" }).click();
  await getByRole("button", { name: "Fail" }).click();
  const close = getByRole("button", { name: "Close message" }).first();
  await expect.element(close).toBeVisible();
  close.element().focus();
  await rerender(speaking("pt", "Mensagens"));
  expect(page.getByRole("status", { name: "Mensagens" }).element()).toBe(element);
  expect(element.getAttribute("lang")).toBe("pt");
  await expect.element(close).toHaveFocus();
  expect(languageOf("Merci !")).toBe("fr");
  expect(languageOf("Too late")).toBe("en");
});
