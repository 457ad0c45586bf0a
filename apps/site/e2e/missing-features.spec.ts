import type { Page } from "@playwright/test";
import { listMissingFeatures, type MissingFeatures } from "../test/oldest-browsers/missing-features.ts";
import { fillIn, openForm } from "./contact-form.ts";
import { expect, test } from "./test.ts";
import { walk, walks } from "./walks.ts";

// Some calls fail. React reports accessories that throw.
test.use({ expectedConsoleMessage: /Failed to load resource|Accessory/ });

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
  "what the oldest browsers lack": (page) => page.addInitScript(removeFeatures, listMissingFeatures()),
  "what privacy settings take": (page) => page.addInitScript(hide),
};

for (const [environment, prepare] of Object.entries(environments))
  for (const each of walks) {
    const isQuick = each.page === "/contactus" || (environment.includes("oldest") && !each.tag);
    const tag = isQuick ? [] : "@long";
    test(`${each.page} works without ${environment}`, { tag }, async ({ page, server, visitor }) => {
      await prepare(page);
      await walk(each, { page, server, number: visitor.number, say: String });
    });
  }

test("a form sends while its accessories throw", async ({ page, server, message }) => {
  await page.addInitScript(breakAccessories);
  await openForm(page, "/contactus");
  await fillIn(page, message);
  await rejectOnce(page, "**/admin/sendContactUsEmail", "Send");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(() => server.mailFrom(message.email)).toHaveLength(1);
});

test("a dialog changes a password while its accessories throw", async ({ page, server }) => {
  await page.addInitScript(breakAccessories);
  await page.goto(await server.issueLink("password"));
  for (const label of ["New password", "Confirm new password"])
    await page.getByLabel(label, { exact: true }).fill("mango tree by the river");
  await rejectOnce(page, "**/admin/changePasswordViaEmailForAdmin", "Change my password", 503);
  await page.getByRole("button", { name: "Change my password" }).click();
  await expect(page.getByText("Your password has been changed.").first()).toBeVisible();
});

/** Presses a button whose call fails, which the page must say. */
async function rejectOnce(page: Page, call: string, name: string, status = 200): Promise<void> {
  const message = "The mailbox is full";
  await page.route(call, (route) => route.fulfill({ status, json: { status: 503, message } }), { times: 1 });
  await page.getByRole("button", { name }).click();
  await expect(page.getByText(message).first()).toBeVisible();
}
