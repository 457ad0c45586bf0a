import { expect, test } from "vitest";
import { readPublishedPages } from "../../../publish/published-pages.ts";

const pages = await readPublishedPages();

// Nothing takes the application of an ambassador (specification, section 3), whose schema forms has.
test("the site has three forms, each with a call of its own, and none on another page", () => {
  const forms = pages.flatMap(({ path, html }) =>
    Array.from(html.matchAll(/<form\b[^>]*>/g), ([form]) => [path, /action="([^"]*)"/.exec(form)?.[1]]),
  );
  expect(forms).toEqual([
    ["/advertise-form", "/admin/sendAdvertiseEmail"],
    ["/contactus", "/admin/sendContactUsEmail"],
    ["/partnership", "/admin/sendParternerUsEmail"],
  ]);
});
