import type { Page } from "@playwright/test";
import { waitForHydration } from "./contact-form.ts";
import type { SiteServer } from "./site-server.ts";
import { expect } from "./test.ts";

type Walker = { page: Page; say: (text: string) => string; server: SiteServer; number: string };
type Act = (walker: Walker) => Promise<unknown>;

const press = (name: string) =>
  (({ page, say }) => page.getByRole("button", { name: say(name), exact: true }).click()) satisfies Act;
const fill = (name: string, text: string) =>
  (({ page }) => page.locator(`:is(input, textarea)[name=${name}]`).fill(text)) satisfies Act;
const choose = (name: string, value: string) =>
  (({ page }) => page.locator(`[name=${name}]`).selectOption(value)) satisfies Act;
const setOffline = (offline: boolean) => (({ page }) => page.context().setOffline(offline)) satisfies Act;
const closeToast: Act = async ({ page }) => {
  const toasts = page.locator("[id^=toast-]");
  await toasts.getByRole("button").last().click();
  await expect(toasts).toHaveCount(0);
};
const enterCode = (change: (code: string) => string) =>
  (async ({ page, server, number }) =>
    page.locator("[name=code]").fill(change(await server.codeFor(number)))) satisfies Act;
const wrongCode = enterCode((code) => (code === "000000" ? "000001" : "000000"));
const failOnce: Act = ({ page }) =>
  page.route("**/admin/*", (route) => route.fulfill({ json: { status: 503 } }), { times: 1 });
const hydrate: Act = ({ page }) => waitForHydration(page);

/** What a visitor does, then a text that shows. */
type Step = readonly [...Act[], string];

const businessForm: readonly Step[] = [
  [hydrate, press("Submit"), "Please fix the following"],
  [fill("name", "Ada Obi"), fill("email", "ada@gmial.com"), fill("phoneNumber", "12"), "Did you mean"],
  [press("Did you mean gmail.com?"), press("Submit"), "Invaild phone number, It should be min 10 digit"],
  [fill("description", "A ".repeat(2600)), "You’re 200 characters over the 5,000 we suggest"],
  [fill("phoneNumber", "8031234567"), failOnce, press("Submit"), "something went wrong"],
  [closeToast, "something went wrong"],
  [press("Submit"), "Your reference:"],
];
const invalid = "Please enter valid mobile number";

type Walk = { page: string; open?: "phone" | "password"; tag?: string; steps: readonly Step[] };

/** The forms, dialogs and page scripts, with their states. */
export const walks: readonly Walk[] = [
  {
    page: "the phone dialog",
    open: "phone",
    steps: [
      [press("Send code"), invalid],
      [choose("dialingCode", "+234"), fill("phoneNumber", "1234"), press("Send code"), invalid],
      [closeToast, "Change it above."],
      [choose("dialingCode", "+233"), "Send code"],
      [({ page, number }) => page.locator("[name=phoneNumber]").fill(`+234${number}`), "We took the country"],
      [press("Send code"), "You can resend the code"],
      [
        wrongCode,
        press("Confirm code"),
        closeToast,
        wrongCode,
        press("Confirm code"),
        closeToast,
        "OTP Doesn't match",
      ],
      [wrongCode, press("Confirm code"), closeToast, "Attempts left:"],
      [press("Change number"), "Send code"],
      [press("Send code"), "You can resend the code"],
      [enterCode((code) => code), press("Confirm code"), "Now open the app on your phone:"],
    ],
  },
  {
    page: "the password dialog",
    open: "password",
    steps: [
      [fill("newPassword", "a"), press("Change my password"), "Password must be 8 character"],
      [press("Show New password"), "Hide"],
      [fill("newPassword", "password1"), fill("confirmPassword", "password1"), "Easy to guess:"],
      [press("Change my password"), closeToast, "This password is too easy to guess."],
      [fill("newPassword", "mango tree by the river"), press("Change my password"), "Password doesn't match"],
      [fill("confirmPassword", "mango tree by the river"), press("Change my password"), "Now open the app"],
    ],
  },
  {
    page: "/contactus",
    steps: [
      [hydrate, press("Send"), "Please fix the following"],
      [
        choose("topic", "Ad Sales"),
        fill("email", "ada@gmial.com"),
        fill("description", "Hi"),
        "Did you mean",
      ],
      [setOffline(true), press("Send"), "We’ll send this when you’re back online"],
      [press("Cancel"), setOffline(false), press("Send"), "Your reference:"],
    ],
  },
  { page: "/partnership", tag: "@long", steps: businessForm },
  { page: "/advertise-form", tag: "@long", steps: businessForm },
  {
    page: "/faq",
    steps: [
      [press("Show all answers"), "not even by us"],
      [press("Hide all answers"), "Show all answers"],
    ],
  },
  {
    page: "/ambassadors",
    steps: [
      [fill("reach", "25,000"), "About $250 for 250 qualifying downloads"],
      [({ page }) => page.context().grantPermissions(["clipboard-write"]), press("Copy link"), "Link copied"],
    ],
  },
  { page: "/", steps: [[({ page }) => page.locator("[data-carousel=next]").click(), "Browse Photos"]] },
  { page: "/safety", steps: [[({ page }) => page.keyboard.press("Shift"), "Leave this site"]] },
];

/** Opens a page or dialog and does each step. Calls `onStep` when its text shows. */
export async function walk(
  { page: path, open, steps }: Walk,
  walker: Walker,
  onStep?: (step: number) => Promise<void>,
) {
  const { page, say, server } = walker;
  await page.goto(open ? await server.issueLink(open) : path);
  for (const [at, step] of steps.entries()) {
    for (const act of step) if (typeof act === "function") await act(walker);
    const text = page.getByText(say(String(step.at(-1))));
    await expect(text.filter({ visible: true }).last()).toBeVisible();
    await onStep?.(at);
  }
}
