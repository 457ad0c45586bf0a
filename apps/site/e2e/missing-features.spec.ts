import type { Page } from "@playwright/test";
import { listMissingFeatures, type MissingFeatures } from "../test/oldest-browsers/missing-features.ts";
import { waitForHydration } from "./contact-form.ts";
import type { SiteServer } from "./site-server.ts";
import { expect, test, type Visitor } from "./test.ts";

// The first call of each flow fails. React reports accessories that throw.
test.use({ expectedConsoleMessage: /Failed to load resource: .* 503|Accessory/ });

/** Makes the page lack features as an old browser does: properties are absent, and selectors throw. */
function removeFeatures({ properties, events, selectors }: MissingFeatures): void {
  for (const path of properties) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    // oxlint-disable-next-line unicorn/no-array-reduce -- follows a path
    const owner: unknown = names.reduce((parent, name) => Object(parent)[name], globalThis);
    Reflect.deleteProperty(Object(owner), last);
  }
  const unknown = new RegExp(`:(?:${selectors.join("|")})(?![\\w-])`);
  // oxlint-disable-next-line typescript/unbound-method -- called with the target
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function ignore(name, ...rest) {
    if (!events.includes(name)) addEventListener.call(this, name, ...rest);
  };
  const { supports } = CSS;
  Object.assign(CSS, {
    supports: (...condition: [string]) => !unknown.test(condition.join(":")) && supports(...condition),
  });
  for (const { prototype } of [Document, DocumentFragment, Element])
    for (const method of ["querySelector", "querySelectorAll", "matches", "closest"]) {
      const find: unknown = Reflect.get(prototype, method);
      if (typeof find === "function" && Object.hasOwn(prototype, method))
        Reflect.set(prototype, method, function findOrThrow(this: unknown, selector: string) {
          if (unknown.test(selector)) throw new DOMException(`${selector} is not valid`, "SyntaxError");
          return find.call(this, selector);
        });
    }
}

/** Takes from the page what privacy settings and extensions take. */
function hide(): void {
  Reflect.deleteProperty(Navigator.prototype, "sendBeacon");
  Object.defineProperty(Navigator.prototype, "languages", { get: () => undefined });
  for (const storage of ["sessionStorage", "localStorage"])
    Object.defineProperty(window, storage, {
      get() {
        throw new DOMException("Access is denied.", "SecurityError");
      },
    });
}

/** Breaks what accessories use: the texts of counters, toasts, their region, and measurements. */
function breakAccessories(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
  function fail(): never {
    throw new Error("Accessory");
  }
  Object.assign(Intl, { NumberFormat: fail, PluralRules: fail });
  Object.assign(Navigator.prototype, { sendBeacon: fail });
  Object.assign(Element.prototype, { scrollBy: fail, scrollIntoView: fail });
  Object.defineProperty(Document.prototype, "hidden", { get: fail });
}

const environments: Record<string, (page: Page) => Promise<unknown>> = {
  "without what the oldest browsers lack": (page) =>
    page.addInitScript(removeFeatures, listMissingFeatures()),
  "without what privacy settings take": (page) => page.addInitScript(hide),
  "while its accessories throw": (page) => page.addInitScript(breakAccessories),
};

const message = "The mailbox is full";

type Context = { page: Page; server: SiteServer; visitor: Visitor };

/** Presses the button twice. The first call fails, which the page must say. */
async function retry({ page }: Context, call: string, button: string, status = 503): Promise<void> {
  const failure = { status, json: { status: 503, message } };
  await page.route(call, (route) => route.fulfill(failure), { times: 1 });
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByText(message).first()).toBeVisible();
  await page.getByRole("button", { name: button }).click();
}

function sendsForm(path: string, call: string, fields: Record<string, string>, button: string) {
  return async (context: Context) => {
    const { page, server, visitor } = context;
    await page.goto(path);
    await waitForHydration(page);
    for (const [label, value] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(value);
    if (path === "/contactus") await page.getByLabel("Topic").selectOption("Ad Sales");
    await page.getByLabel(/^Email/).fill(visitor.email);
    // A status of 503 would be tried again without being told.
    await retry(context, call, button, 200);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect.poll(() => server.mailFrom(visitor.email)).toHaveLength(1);
  };
}

const business = {
  "Your Name *": "Ada Obi",
  "Phone Number *": "8031234567",
  "Tell us about your Business and what you seek to advertise": "A banner for our restaurant in Lagos.",
};

const flows: Record<string, (context: Context) => Promise<void>> = {
  "/contactus": sendsForm("/contactus", "**/admin/sendContactUsEmail", { Description: "Hello" }, "Send"),
  "/partnership": sendsForm("/partnership", "**/admin/sendParternerUsEmail", business, "Submit"),
  "/advertise-form": sendsForm("/advertise-form", "**/admin/sendAdvertiseEmail", business, "Submit"),
  "phone reset": async (context) => {
    const { page, server, visitor } = context;
    await page.goto(await server.issueLink("phone"));
    await page.getByLabel("Country code").selectOption({ label: "Nigeria (+234)" });
    await page.getByLabel("Number", { exact: true }).fill(visitor.number);
    await retry(context, "**/api/isPhoneAlreadyExist", "Send code");
    await expect(page.getByLabel("One-time code (OTP)")).toBeFocused();
    await page.keyboard.type(await server.codeFor(visitor.number));
    await page.getByRole("button", { name: "Confirm code" }).click();
    await expect(page.getByText("Your phone number has been changed.").first()).toBeVisible();
  },
  "password reset": async (context) => {
    const { page, server } = context;
    await page.goto(await server.issueLink("password"));
    for (const label of ["New password", "Confirm new password"])
      await page.getByLabel(label, { exact: true }).fill("mango tree by the river");
    await retry(context, "**/admin/changePasswordViaEmailForAdmin", "Change my password");
    await expect(page.getByText("Your password has been changed.").first()).toBeVisible();
  },
};

/** Runs of `npm test` have no more than these without features that the oldest browsers have. */
const inEachRun = new Set(["/contactus", "phone reset"]);

for (const [environment, prepare] of Object.entries(environments))
  for (const [flow, run] of Object.entries(flows)) {
    const isLong = !environment.includes("oldest") && !inEachRun.has(flow);
    test(
      `${flow} works ${environment}`,
      { tag: isLong ? "@long" : [] },
      async ({ page, server, visitor }) => {
        await prepare(page);
        await run({ page, server, visitor });
      },
    );
  }
