import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TableOfContents } from "../table-of-contents/table-of-contents.tsx";
import { ProseLayout } from "./prose-layout.tsx";
import { Prose } from "./prose.tsx";
import { termsContents, termsExcerpt } from "./terms-excerpt.tsx";

const terms = (
  <ProseLayout contents={<TableOfContents items={termsContents} />} header={<h1>Terms of use</h1>}>
    <Prose>{termsExcerpt}</Prose>
  </ProseLayout>
);

test("puts the contents beside the text, sticky, from 64em", async () => {
  await page.viewport(1280, 800);
  const { getByRole } = await render(terms);
  const contents = getByRole("navigation").element();
  const text = getByRole("heading", { level: 2 }).first().element();
  expect(contents.getBoundingClientRect().right).toBeLessThan(text.getBoundingClientRect().left);
  window.scrollTo(0, 900);
  expect(contents.getBoundingClientRect().top).toBe(32);
});
