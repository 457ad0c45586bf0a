import { createHash } from "node:crypto";
import { barLength, caveats, shownCount, type NumberTable } from "./report.ts";

const style = `
:root { color-scheme: light dark; --page: #fff; --text: #1c1b22; --faint: #5b5966; --line: #dedce6; --bar: #6d3fc0; }
@media (prefers-color-scheme: dark) {
  :root { --page: #17161c; --text: #eeecf4; --faint: #aaa7b8; --line: #35333f; --bar: #a98af0; }
}
body { margin: 0 auto; padding: 1rem; max-width: 72rem; background: var(--page); color: var(--text); font: 0.75rem/1.4 system-ui, sans-serif; }
h1, h2 { margin: 0 0 0.75rem; font-size: 1.0625rem; }
main { columns: 2 22rem; column-gap: 3rem; }
section, ul { break-inside: avoid; margin: 0 0 2rem; overflow-x: auto; }
.chart { display: block; width: 100%; height: 9rem; margin-bottom: 1rem; border-bottom: 1px solid var(--line); }
.bar { display: block; width: 100%; height: 4px; margin-top: 2px; }
rect { fill: var(--bar); }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 0 0.25rem 0.1875rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; font-weight: 400; }
th:first-child { width: 40%; min-width: 4rem; padding-left: 0; text-align: left; overflow-wrap: anywhere; }
thead th, p, li { color: var(--faint); font-size: 0.92em; }
ul { padding-left: 1.125rem; }
@media (min-width: 48rem) {
  body { padding: 2rem; font-size: 0.9375rem; }
  .chart { height: 14rem; }
}
`;

const hash = createHash("sha256").update(style).digest("base64");

/** The Content-Security-Policy of the page, which has nothing but its own style. */
export const numbersPolicy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Renders the numbers for the owner: a bar for each row, and a chart of the days. */
export function numbersPage(siteName: string, tables: readonly NumberTable[]): string {
  const title = `Numbers of ${escape(siteName)}`;
  const [days] = tables;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}, the last ${days?.rows.length ?? 0} days</h1>
${days ? chart(days) : ""}<main>${tables.map((table) => section(table, table === days)).join("")}
<ul>${caveats.map((caveat) => `<li>${escape(caveat)}</li>`).join("")}</ul></main></body></html>
`;
}

function section({ title, of, columns, rows }: NumberTable, isByDay: boolean): string {
  const head = [of, ...columns].map((name) => `<th scope="col">${escape(name)}</th>`).join("");
  const body = (isByDay ? rows.toReversed() : rows).map((row) => {
    const { label, values } = row;
    const width = 100 * barLength(row, rows);
    const bar = `<svg class="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect width="${width.toFixed(1)}" height="1"/></svg>`;
    const cells = values.map((value) => `<td>${escape(shownCount(value))}</td>`).join("");
    return `<tr><th scope="row">${escape(label)}${isByDay ? "" : bar}</th>${cells}</tr>`;
  });
  const table = `<table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`;
  return `<section><h2>${escape(title)}</h2>${rows.length > 0 ? table : "<p>none</p>"}</section>`;
}

/** Draws a column for each day, the latest at the right, below their highest count. */
function chart({ title, rows }: NumberTable): string {
  const columns = rows.map((row, index) => {
    const height = 100 * barLength(row, rows);
    const place = `x="${index * 10 + 1}" y="${(100 - height).toFixed(1)}" width="8" height="${height.toFixed(1)}"`;
    return `<rect ${place}><title>${row.label}: ${escape(shownCount(row.values[0] ?? 0))}</title></rect>`;
  });
  const highest = shownCount(Math.max(...rows.map(({ values: [first = 0] }) => first)));
  return `<p>${escape(`${title}, at most ${highest}`)}</p><svg class="chart" viewBox="0 0 ${rows.length * 10} 100" preserveAspectRatio="none" role="img" aria-label="${escape(title)}">${columns.join("")}</svg>`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
}
