import type { Page } from "@playwright/test";
import { waitForHydration } from "./contact-form.ts";
import { expect, test } from "./test.ts";
import type { SiteServer } from "./site-server.ts";

// Some calls fail, and React reports that the page changed before its hydration.
test.use({ expectedConsoleMessage: /Failed to load resource|error #418/ });

/** Translates as Chrome does: replaces each text by two nested `font` elements, now and whenever the page changes. */
function startTranslator(): void {
  let title = "";
  const translate = (node: Node) => {
    const parent = node.parentElement;
    if (!(node instanceof Text) || parent?.closest("font, script, style, svg, textarea")) return;
    const words = node.data.replaceAll(/[a-z]+/gi, "$&azul");
    if (words === node.data || node.data === title) return;
    if (parent?.localName === "title") {
      node.data = title = words;
      return;
    }
    const font = document.createElement("font");
    font.append(document.createElement("font"));
    font.firstElementChild?.append(words);
    node.replaceWith(font);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [root];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) translate(text);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) translateAll(node);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

const translated = (text: string) => text.replaceAll(/[a-z]+/gi, "$&azul");

/** Returns what visitors see, without announcements, and with the same digits at any time. */
const readTexts = (page: Page) =>
  page.evaluate(() => {
    const hidden =
      "[data-visually-hidden], [id^=toast-], dialog output, button[lang], select, textarea, script, style";
    const root = document.querySelector("dialog[open]") ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let texts = document.title;
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (parent?.checkVisibility() && !parent.closest(hidden)) texts += ` ${textContent}`;
    }
    return texts.replaceAll(/\d+/g, "0").replaceAll(/\s+/g, " ");
  });

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

const walks: readonly { page: string; open?: "phone" | "password"; tag?: string; steps: readonly Step[] }[] =
  [
    {
      page: "the phone dialog",
      open: "phone",
      steps: [
        [press("Send code"), invalid],
        [choose("dialingCode", "+234"), fill("phoneNumber", "1234"), press("Send code"), invalid],
        [closeToast, "Change it above."],
        [choose("dialingCode", "+233"), "Send code"],
        [
          ({ page, number }) => page.locator("[name=phoneNumber]").fill(`+234${number}`),
          "We took the country",
        ],
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
        [
          fill("newPassword", "mango tree by the river"),
          press("Change my password"),
          "Password doesn't match",
        ],
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
        [
          ({ page }) => page.context().grantPermissions(["clipboard-write"]),
          press("Copy link"),
          "Link copied",
        ],
      ],
    },
    { page: "/", steps: [[({ page }) => page.locator("[data-carousel=next]").click(), "Browse Photos"]] },
    { page: "/safety", steps: [[({ page }) => page.keyboard.press("Shift"), "Leave this site"]] },
  ];

for (const { page: name, open, tag, steps } of walks)
  test(
    `${name} says the same if the browser translates it`,
    { tag: tag ?? [] },
    async ({ page, server, visitor }) => {
      const said: string[] = [];
      const visit = async (number: string, say: (text: string) => string, check: (at: number) => unknown) => {
        await page.goto(open ? await server.issueLink(open) : name);
        for (const [at, step] of steps.entries()) {
          for (const act of step) if (typeof act === "function") await act({ page, server, say, number });
          const text = page.getByText(say(String(step.at(-1)))).filter({ visible: true });
          await expect(text.last()).toBeVisible();
          await check(at);
        }
      };
      await visit(visitor.number, String, async () => said.push(translated(await readTexts(page))));
      await page.addInitScript(startTranslator);
      await visit(visitor.otherNumber, translated, (at) => expect.poll(() => readTexts(page)).toBe(said[at]));
    },
  );

test("faq: search finds the words of a page and of its later translation", async ({ page }) => {
  await page.goto("/faq");
  await page.locator("#search").fill("threatens");
  const question = "Someone threatens to share my pictures.";
  await expect(page.locator("#found-answers").getByText(question)).toBeVisible();
  await page.evaluate(startTranslator);
  await page.evaluate(() => document.body.append(""));
  for (const word of ["blackmail", translated("threatens")]) {
    await page.locator("#search").fill(word);
    await expect(page.locator("#found-answers").getByText(translated(question))).toBeVisible();
  }
});
