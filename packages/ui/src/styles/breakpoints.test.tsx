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
const contents = <TableOfContents items={[{ id: "law", label: "16. Law" }]} />;

test.each([
  { from: 768, what: "three cards", element: <CardGrid>{cards}</CardGrid>, parts: "li" },
  { from: 768, what: "term and definition", element: <DefinitionList items={facts} />, parts: "dt, dd" },
  { from: 448, what: "two facts", element: <DefinitionList items={facts} layout="columns" />, parts: "dt" },
  {
    from: 1024,
    what: "hero and picture",
    element: <Hero illustration={<Audience />} title="Hi" />,
    parts: "h1, svg",
  },
  {
    from: 768,
    what: "panel and picture",
    element: <Panel picture={<Audience />} title="Hi" />,
    parts: "h2, svg",
  },
  {
    from: 1024,
    what: "contents and text",
    element: (
      <ProseLayout contents={contents} header={false}>
        <h2>Law</h2>
      </ProseLayout>
    ),
    parts: "nav, h2",
  },
  {
    from: 768,
    what: "heading and text of a section",
    element: (
      <Section heading="Hi" layout="split">
        <p>Text</p>
      </Section>
    ),
    parts: "h2, p",
  },
  {
    from: 500,
    what: "two wide buttons",
    element: (
      <>
        <Button wide>Yes</Button> <Button wide>No</Button>
      </>
    ),
    parts: "button",
  },
  { from: 768, what: "three steps", element: <Steps steps={steps} />, parts: "li" },
])("puts $what side by side from $from px", async ({ from, element, parts }) => {
  const { container } = await render(element);
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

test.each([
  {
    from: 1024,
    what: "a code to scan",
    element: <GetTheApp {...stores} address="https://moyo.example/get" />,
    part: "[role=img]",
  },
  {
    from: 500,
    what: "a footer that is hidden on phones",
    element: <Footer columns={[]} holder="Moyo" narrow="hidden" year={2026} />,
    part: "footer",
  },
])("shows $what from $from px", async ({ from, element, part }) => {
  const { container } = await render(element);
  const isShown = async (width: number) => {
    await page.viewport(width, 800);
    return container.querySelector(part)?.checkVisibility();
  };
  expect([await isShown(from - 1), await isShown(from)]).toEqual([false, true]);
});
