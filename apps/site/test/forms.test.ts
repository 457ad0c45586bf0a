import { messageForms } from "@matchfront/forms";
import { expect, test } from "vitest";
import { pagesIn } from "./pages-in.ts";

const pages = await pagesIn("en");

// No page has a form for ambassadors (specification, section 3), though the forms package has its schema.
test("the site has three forms, each with a call of its own, and none on another page [spec 19, 27, 28, 34, 63, 68, 92, 119]", () => {
  const forms = pages.flatMap(({ path, page }) =>
    page.querySelectorAll("form").map((form) => [path, form.getAttribute("action")]),
  );
  expect(forms).toEqual([
    ["/advertise-form", "/admin/sendAdvertiseEmail"],
    ["/contactus", "/admin/sendContactUsEmail"],
    ["/partnership", "/admin/sendParternerUsEmail"],
  ]);
});

test("each form has its page, and one that thanks after it was sent without script", () => {
  const paths = pages.map(({ path }) => path);
  for (const { page } of messageForms) expect(paths).toEqual(expect.arrayContaining([page, `${page}/sent`]));
});
