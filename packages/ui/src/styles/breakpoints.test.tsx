import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../button/button.tsx";
import { Card, CardGrid } from "../card/card.tsx";
import { DefinitionList } from "../definition-list/definition-list.tsx";
import { Footer } from "../footer/footer.tsx";
import { Hero } from "../hero/hero.tsx";
import { Audience } from "../illustrations/scenes/audience.tsx";
import { Panel } from "../panel/panel.tsx";
import { ProseLayout } from "../prose/prose-layout.tsx";
import { Section } from "../section/section.tsx";
import { Steps } from "../steps/steps.tsx";
import { GetTheApp } from "../store-buttons/get-the-app.tsx";
import { TableOfContents } from "../table-of-contents/table-of-contents.tsx";

const facts = [
  { term: "iPhone", definition: "iOS 15.4 and up" },
  { term: "Android", definition: "7.0 and up" },
];
const steps = ["Create A Profile", "Browse Photos", "Start Communicating"].map((title) => ({
  title,
  text: "Take your time.",
}));
const cards = ["Safety", "Block", "Report"].map((title) => <Card key={title} title={title} />);
const buttons = (
  <>
    <Button wide>Yes</Button> <Button wide>No</Button>
  </>
);
const contents = <TableOfContents items={[{ id: "law", label: "16. Law" }]} />;
const terms = (
  <ProseLayout contents={contents} header={false}>
    <h2>Law</h2>
  </ProseLayout>
);
const section = (
  <Section heading="Hi" layout="split">
    <p>Text</p>
  </Section>
);

/** `element` is a function, because lint wants a key for an element in an array. */
type Row = [what: string, from: number, parts: string, element: () => ReactElement];

test.each<Row>([
  ["three cards", 768, "li", () => <CardGrid>{cards}</CardGrid>],
  ["term and definition", 768, "dt, dd", () => <DefinitionList items={facts} />],
  ["two facts", 448, "dt", () => <DefinitionList items={facts} layout="columns" />],
  ["hero and picture", 1024, "h1, svg", () => <Hero illustration={<Audience />} title="Hi" />],
  ["panel and picture", 768, "h2, svg", () => <Panel picture={<Audience />} title="Hi" />],
  ["contents and text", 1024, "nav, h2", () => terms],
  ["heading and text of a section", 768, "h2, p", () => section],
  ["two wide buttons", 500, "button", () => buttons],
  ["three steps", 768, "li", () => <Steps steps={steps} />],
])("puts %s side by side from %i px", async (_, from, parts, element) => {
  const { container } = await render(element());
  const areBeside = async (width: number) => {
    await page.viewport(width, 800);
    const [first, second] = Array.from(container.querySelectorAll(parts), (part) =>
      part.getBoundingClientRect(),
    );
    return first && second && second.left >= first.right;
  };
  expect([await areBeside(from - 1), await areBeside(from)]).toEqual([false, true]);
});

const stores = { appleHref: "#apple", googleHref: "#google", heading: "GET THE APP" };

test.each<Row>([
  ["a code to scan", 1024, "[role=img]", () => <GetTheApp {...stores} address="https://moyo.example/get" />],
  [
    "a footer for wide windows",
    500,
    "footer",
    () => <Footer columns={[]} holder="Moyo" narrow="hidden" year={2026} />,
  ],
])("shows %s from %i px", async (_, from, part, element) => {
  const { container } = await render(element());
  const isShown = async (width: number) => {
    await page.viewport(width, 800);
    return container.querySelector(part)?.checkVisibility();
  };
  expect([await isShown(from - 1), await isShown(from)]).toEqual([false, true]);
});
