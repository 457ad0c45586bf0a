import { expect, test } from "vitest";
import { brand } from "../brand.ts";
import { parseHtml, readHead } from "./html.ts";
import { changedPages, describeChange, updateDates } from "./page-dates.ts";

const main = "<main><h1>Help</h1><p>Write to us.</p></main>";

function pageOf(body: string, shown?: string) {
  const day = shown ? `<meta property="article:modified_time" content="${shown}">` : "";
  const page = parseHtml(`<head><link rel="canonical" href="https://moyo.example/faq">${day}</head>${body}`);
  return { path: "/faq", page, head: readHead(page) };
}

const known = updateDates([pageOf(main)], {}, "2026-11-22");

test.each([
  ["the header and the footer", `<header>Menu</header>${main}<footer>© 2027</footer>`],
  ["the markup", '<main id="main"><div class="b1"><h1>Help</h1> <p>Write <b>to</b> us.</p></div></main>'],
  [
    "what the brand file names",
    `<main><h1>Help ${brand.variant.name}</h1><p>Write to ${brand.name} us.</p></main>`,
  ],
  ["navigation", "<main><nav>Français</nav><h1>Help</h1><p>Write to us.</p></main>"],
  [
    "links to other languages",
    '<main><div data-place="top" role="group">Français</div><h1>Help</h1><p>Write to us.</p></main>',
  ],
  ["a script", "<main><h1>Help</h1><p>Write to us.</p><script>go()</script></main>"],
])("%s may change", (_, body) => {
  expect(changedPages([pageOf(body)], known)).toEqual([]);
  expect(updateDates([pageOf(body)], known, "2026-12-01")).toEqual(known);
});

test("a page with another text, and a new one, get the day on which that is found", () => {
  const changed = pageOf(main.replace("Write", "Talk"));
  expect(changedPages([changed], known)).toEqual([changed]);
  expect(describeChange(changed, known)).toBe("/faq has changed since 2026-11-22");
  expect(changedPages([changed], {})).toEqual([changed]);
  expect(describeChange(changed, {})).toBe("/faq is new");
  const updated = updateDates([changed], known, "2026-12-01");
  expect(updated["/faq"]?.day).toBe("2026-12-01");
  expect(changedPages([changed], updated)).toEqual([]);
});

test("a page that shows its day counts as changed until it shows another", () => {
  const shown = updateDates([pageOf(main, "2026-11-22")], {}, "2026-11-23");
  expect(shown["/faq"]?.day).toBe("2026-11-22");
  const text = main.replace("Write", "Talk");
  const stale = pageOf(`${text}<time>2026-11-22</time>`, "2026-11-22");
  expect(changedPages([stale], updateDates([stale], shown, "2026-12-01"))).toEqual([stale]);
  const dated = pageOf(`${text}<time>2026-12-01</time>`, "2026-12-01");
  expect(changedPages([dated], shown)).toEqual([dated]);
  expect(changedPages([dated], updateDates([dated], shown, "2026-12-02"))).toEqual([]);
});

test("a page with a text that binds in English shows the day of that text, whatever is said about it", () => {
  const text = '<main><p>En bref</p><div lang="en"><h2>Terms</h2></div></main>';
  const shown = updateDates([pageOf(text, "2026-11-22")], {}, "2026-11-22");
  const changed = pageOf(text.replace("bref", "quelques mots"), "2026-11-22");
  expect(changedPages([changed], shown)).toEqual([changed]);
  const updated = updateDates([changed], shown, "2026-12-01");
  expect(updated["/faq"]?.day).toBe("2026-11-22");
  expect(changedPages([changed], updated)).toEqual([]);
});

test("a page in a language that is not public has a day from the start, the one that it shows", () => {
  const body = '<main><p>Du <time datetime="2026-11-20">20 novembre</time></p></main>';
  const page = parseHtml(`<head><meta name="robots" content="noindex"></head>${body}`);
  const french = { path: "/fr/faq", page, head: readHead(page) };
  const updated = updateDates([pageOf(main), french], {}, "2026-11-23");
  expect(updated["/fr/faq"]?.day).toBe("2026-11-20");
  expect(updateDates([french], {}, "2026-11-23")).toEqual({});
});
