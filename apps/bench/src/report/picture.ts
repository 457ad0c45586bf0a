import { summarize, type Measure } from "../comparison/comparison.ts";
import { measuresOf, type Part } from "./document.ts";

/** The start of all bars, and the width of one that costs as much as the reference. */
const [left, one] = [230, 110];
const [row, heading] = [20, 30];
/** Longer bars are cut off. */
const longest = 4;

/**
 * Draws the measures with a goal and several competitors as bars: each candidate's cost as a multiple of the
 * reference's. For rates that is the inverse of the ratio, so that a shorter bar is always better.
 */
export function drawParts(parts: readonly Part[]): string {
  let y = 25;
  const drawn = measuresOf(parts).filter(({ goals, samples }) => goals && Object.keys(samples).length > 2);
  const groups = drawn.map((measure) => {
    const group = drawMeasure(measure, y);
    y += heading + Object.keys(measure.samples).length * row + 8;
    return group;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 ${y}" role="img" aria-labelledby="title" font-family="system-ui, sans-serif" font-size="13">
<title id="title">The cost of each candidate, as a multiple of the reference's: shorter is better</title>
<style>
text { fill: #1f2430 } .bar { fill: #a9b1c2 } .ours { fill: #1a7f6b } .limit { stroke: #b3261e; stroke-width: 2 }
@media (prefers-color-scheme: dark) { text { fill: #eceff6 } .bar { fill: #5b6478 } .ours { fill: #3fc4a6 } .limit { stroke: #ff8a80 } }
</style>
<text y="16">Cost, as a multiple of the reference's. Shorter is better; the red line is our limit.</text>
${groups.join("\n")}
</svg>
`;
}

function drawMeasure(measure: Measure, top: number): string {
  const { name: title, unit, goals: [goal] = [], reference, samples } = measure;
  const cost = (ratio: number) => (unit === "per s" ? 1 / ratio : ratio);
  const limit = left + cost(goal?.limit ?? 1) * one;
  const bars = Object.keys(samples).map((name, index) => {
    const value = cost(summarize(measure, name, reference).median);
    const [y, end] = [top + heading + index * row, left + Math.min(value, longest) * one];
    // The figure stands beside the limit's line, not across it.
    const figure = (end < limit + 2 && limit < end + 40 ? limit : end) + 6;
    return `<text x="${left - 10}" y="${y + 12}" text-anchor="end">${name}</text><rect class="${name === "ours" ? "ours" : "bar"}" x="${left}" y="${y}" width="${(end - left).toFixed(1)}" height="14" rx="2"/><text x="${figure.toFixed(1)}" y="${y + 12}">${value.toFixed(2)}</text>`;
  });
  const bottom = top + heading + bars.length * row - 4;
  return `<g><text y="${top + 20}" font-weight="600">${title}</text>${bars.join("")}<path class="limit" d="M${limit.toFixed(1)} ${top + heading - 3}V${bottom}"/></g>`;
}
