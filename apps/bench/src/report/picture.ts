import { ratioOf, type Comparison } from "../comparison/comparison.ts";
import type { Results } from "../results/results.ts";

const width = 720;
const bars = { left: 230, right: width - 70 };
const row = 20;
const heading = 30;
const figureWidth = 40;
/** What costs more than this is cut off, and says how much it is. */
const longest = 4;

/**
 * Draws each promise that others are measured for, too, as a group of bars: what a candidate costs, as a multiple of the
 * reference. Shorter is better, whether milliseconds or pages a second were measured; a line stands where the promise
 * ends.
 */
export function drawResults(results: Results): string {
  let y = 34;
  const groups = Object.values(results)
    .flatMap(({ comparisons }) => comparisons)
    .filter(({ promise, candidates }) => promise && candidates.length > 2)
    .map((comparison) => {
      const group = drawGroup(comparison, y);
      y += heading + comparison.candidates.length * row + 10;
      return group;
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" role="img" aria-labelledby="title" font-family="system-ui, sans-serif" font-size="13">
<title id="title">What each candidate costs, as a multiple of the reference: shorter is better</title>
<style>
text { fill: #1f2430 } .bar { fill: #a9b1c2 } .ours { fill: #1a7f6b } .limit { stroke: #b3261e; stroke-width: 2 }
@media (prefers-color-scheme: dark) { text { fill: #eceff6 } .bar { fill: #5b6478 } .ours { fill: #3fc4a6 } .limit { stroke: #ff8a80 } }
</style>
<text x="0" y="16" font-weight="600">Cost, as a multiple of the reference. Shorter is better; the red line is our promise.</text>
${groups.join("\n")}
</svg>
`;
}

function drawGroup(comparison: Comparison, top: number): string {
  const { title, promise, candidates } = comparison;
  const limit = place(costOf(comparison, promise?.ratio ?? 1));
  const drawn = candidates.map(({ name }, index) => {
    const cost = costOf(comparison, ratioOf(comparison, name).median);
    const y = top + heading + index * row;
    const shown = `${cost.toFixed(2)}${cost > longest ? " …" : ""}`;
    const end = place(cost);
    // Beside the line, not across it.
    const figure = (end <= limit && limit < end + figureWidth ? limit : end) + 6;
    return [
      `<text x="${bars.left - 10}" y="${y + 12}" text-anchor="end">${escape(name)}</text>`,
      `<rect class="${name === promise?.candidate ? "ours" : "bar"}" x="${bars.left}" y="${y}" width="${(end - bars.left).toFixed(1)}" height="14" rx="2"/>`,
      `<text x="${figure.toFixed(1)}" y="${y + 12}">${shown}</text>`,
    ].join("");
  });
  const bottom = top + heading + candidates.length * row - 4;
  return `<g><text x="0" y="${top + 20}" font-weight="600">${escape(title)}</text>${drawn.join("")}<line class="limit" x1="${limit.toFixed(1)}" x2="${limit.toFixed(1)}" y1="${top + heading - 3}" y2="${bottom}"/></g>`;
}

function costOf({ better }: Comparison, ratio: number): number {
  return better === "lower" ? ratio : 1 / ratio;
}

function place(cost: number): number {
  return bars.left + (Math.min(cost, longest) / longest) * (bars.right - bars.left);
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
