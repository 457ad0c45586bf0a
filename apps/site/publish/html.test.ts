import { expect, test } from "vitest";
import { slots } from "./html.ts";

const page = '<title>A&amp;B</title>\n<main><!-- --><div id="form"><div>1</div></div><br/></main>';

test("a slot takes the place of its whole element, and the rest stays byte for byte", () => {
  const fill = slots(page, ["title", "#form"]);
  expect(fill(["<title>$&</title>", "<p>2</p>"])).toBe(
    "<title>$&</title>\n<main><!-- --><p>2</p><br/></main>",
  );
  expect(fill(["<title>C</title>", "<i></i>"])).toBe("<title>C</title>\n<main><!-- --><i></i><br/></main>");
});

test("a slot that the page does not have is an error that names it", () => {
  expect(() => slots(page, ["#other"])).toThrow("The page has no element #other in this place.");
  expect(() => slots(page, ["#form", "title"])).toThrow("The page has no element title in this place.");
});
