import { honeypotName } from "@matchfront/forms";
import { messageForms } from "@matchfront/forms/site";
import { expect, test } from "vitest";
import { getPagesIn } from "./published-pages.ts";

const pages = getPagesIn("en");

// Ambassadors have no form (specification, section 3), though the forms package has a schema for it.
test("three pages have a form, each with its own call [spec 19, 27, 28, 34, 63, 68, 92, 119]", () => {
  const forms = pages.flatMap(({ path, page }) =>
    page.querySelectorAll("form").map((form) => [path, form.getAttribute("action")]),
  );
  expect(forms).toEqual([
    ["/advertise-form", "/admin/sendAdvertiseEmail"],
    ["/contactus", "/admin/sendContactUsEmail"],
    ["/partnership", "/admin/sendParternerUsEmail"],
  ]);
});

test("each form has a honeypot", () => {
  for (const form of pages.flatMap(({ page }) => page.querySelectorAll("form")))
    expect(form.querySelector(`[aria-hidden] > input[name=${honeypotName}]`)).not.toBeNull();
});

test("each form has a page and a thanks page", () => {
  const paths = pages.map(({ path }) => path);
  for (const { page } of messageForms) expect(paths).toEqual(expect.arrayContaining([page, `${page}/sent`]));
});

const texts = ["/communityguidelines", "/policy", "/privacy", "/safetytips", "/security", "/terms"];

test.each(texts)("%s is static: no script, no form [spec 71]", (text) => {
  const page = pages.find(({ path }) => path === text)?.page;
  const data = new Set(["application/ld+json", "speculationrules"]);
  const scripts = page?.querySelectorAll("script").map((script) => script.getAttribute("type") ?? "");
  expect(scripts?.filter((type) => !data.has(type))).toEqual([]);
  expect(page?.querySelector("button, form, iframe, input, select, textarea")).toBeNull();
});
