import { createElement } from "react";
import { describe } from "vitest";
import { conforms } from "../test/conforms.tsx";
import { stories } from "../test/stories.ts";
import { Accordion, AccordionItem } from "./accordion/accordion.tsx";
import { ButtonLink } from "./button/button.tsx";
import { CardGrid } from "./card/card.tsx";
import { Carousel } from "./carousel/carousel.tsx";
import { DosAndDonts } from "./feature-list/dos-and-donts.tsx";
import { InShort } from "./prose/in-short.tsx";
import { LastUpdated } from "./prose/last-updated.tsx";
import { ProseLayout } from "./prose/prose-layout.tsx";
import { QuickExit, QuickExitSkipLink } from "./quick-exit/quick-exit.tsx";
import { GetTheApp } from "./store-buttons/get-the-app.tsx";
import { SubmitButton } from "./submit-button/submit-button.tsx";
import { TableOfContents } from "./table-of-contents/table-of-contents.tsx";
import { TopNav } from "./top-nav/top-nav.tsx";

const pages = import.meta.glob<string>(
  ["./*/*.mdx", "!./{accordion,carousel,couple,quick-exit,toast,top-nav}/*"],
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);

/** The simplest story of each component, with the native element from its page. */
const simplest = Object.entries(pages).map(([file, page]) => {
  const native = /<Playground [^>]*native="(\w+)"/.exec(page)?.[1];
  const path = file.replace(/^\.(.+)mdx$/, "../src$1stories.tsx");
  const found = stories.find((story) => story.file === path && /Default|Playground/.test(story.name));
  if (!native || !found)
    throw new Error(`${file}: expected a Playground with native, and a story Default or Playground`);
  return { what: file, native, element: createElement(found.Story) };
});

const stores = { appleHref: "#apple", googleHref: "#google", heading: "GET THE APP" };
const links = [{ id: "law", label: "16. Law", href: "#law" }];

/** Components that share a page, or whose story renders more than the component. */
const others = [
  { native: "div", element: <Accordion>Am I hidden when I log out?</Accordion> },
  { native: "details", element: <AccordionItem id="log-out" question="Am I hidden when I log out?" /> },
  { native: "a", element: <ButtonLink href="/download">Get the app</ButtonLink> },
  { native: "ul", element: <CardGrid>Dating safety</CardGrid> },
  {
    native: "section",
    element: <Carousel label="What members find" slides={[{ name: "Safety", content: "Safe" }]} />,
  },
  { native: "div", element: <DosAndDonts donts={["Nudity"]} dos={["A recent picture"]} /> },
  { native: "div", element: <GetTheApp {...stores} address="https://moyo.example/get" note="18 or older" /> },
  { native: "p", element: <InShort>The law of Texas.</InShort> },
  { native: "p", element: <LastUpdated date="2026-10-01" /> },
  { native: "article", element: <ProseLayout contents="16. Law" header={<h1>Terms of use</h1>} /> },
  { native: "aside", element: <QuickExit href="https://www.weather.com" /> },
  { native: "a", element: <QuickExitSkipLink href="https://www.weather.com" /> },
  { native: "button", element: <SubmitButton loading>Send</SubmitButton> },
  { native: "nav", element: <TableOfContents items={links} open /> },
  { native: "nav", element: <TopNav items={links} /> },
].map(({ native, element }) => ({ what: element.type.name, native, element }));

describe.each([...simplest, ...others])("$what", ({ native, element }) => {
  conforms(element, native);
});
