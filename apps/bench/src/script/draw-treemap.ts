import { hierarchy, treemap, type HierarchyRectangularNode } from "d3-hierarchy";
import type { WeighedFile } from "./weigh-script.ts";

interface Part {
  readonly name: string;
  readonly bytes?: number;
  readonly parts?: readonly Part[];
}

const [width, height, title] = [720, 460, 22];

/** Draws files and their sources as rectangles, each as large as its bytes. */
export function drawTreemap(groups: ReadonlyMap<string, readonly WeighedFile[]>): string {
  const parts = [...groups].map(([name, files]) => ({ name, parts: partsOf(files) }));
  const root = hierarchy<Part>({ name: "", parts }, ({ parts: children }) => children)
    .sum(({ bytes = 0 }) => bytes)
    // oxlint-disable-next-line unicorn/no-array-sort -- of d3, which has no other
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const layout = treemap<Part>()
    .size([width, height])
    .paddingInner(2)
    .paddingTop(({ depth }) => (depth === 1 ? title : 0));
  const nodes = layout(root).descendants();
  const drawn = nodes.filter(({ depth }) => depth > 0).map(draw);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title" font-family="system-ui, sans-serif" font-size="12">
<title id="title">What is in the script of a form page, by the bytes that come</title>
<style>
text { fill: #1f2430 } rect { fill: #d9dee8 } .group { font-weight: 600 }
@media (prefers-color-scheme: dark) { text { fill: #eceff6 } rect { fill: #3a4252 } }
</style>
${drawn.join("\n")}
</svg>
`;
}

/** All files' bytes by their sources. */
function partsOf(files: readonly WeighedFile[]): Part[] {
  const bytes = new Map<string, number>();
  for (const { sources } of files)
    for (const [name, share] of sources) bytes.set(name, (bytes.get(name) ?? 0) + share);
  return [...bytes].map(([name, share]) => ({ name, bytes: share }));
}

function draw({ data, depth, value = 0, ...box }: HierarchyRectangularNode<Part>): string {
  const { x0, y0, x1, y1 } = box;
  const size = `${(value / 1000).toFixed(1)} kB`;
  const label = `${data.name} ${size}`;
  if (depth === 1)
    return `<text class="group" x="${Math.round(x0)}" y="${Math.round(y0) + 15}">${label}</text>`;
  const place = `x="${x0.toFixed(1)}" y="${y0.toFixed(1)}"`;
  const extent = `width="${(x1 - x0).toFixed(1)}" height="${(y1 - y0).toFixed(1)}"`;
  const text = write([[label], [data.name, size]], box);
  return `<g><title>${label}</title><rect ${place} ${extent} rx="2"/>${text}</g>`;
}

type Box = Pick<HierarchyRectangularNode<Part>, "x0" | "y0" | "x1" | "y1">;

/** Writes the first lines that the box has room for: large, then small; level, then upright. */
function write(choices: readonly (readonly string[])[], { x0, y0, x1, y1 }: Box): string {
  for (const size of [12, 9])
    for (const [long, high, turn] of [
      [x1 - x0, y1 - y0, ""],
      [y1 - y0, x1 - x0, " rotate(90) translate(0 -LINES)"],
    ] as const)
      for (const lines of choices) {
        const longest = Math.max(...lines.map(({ length }) => length)) * size * 0.55;
        const depth = lines.length * size * 1.25;
        if (longest + 6 > long || depth + 4 > high) continue;
        const move = `translate(${x0.toFixed(1)} ${y0.toFixed(1)})${turn.replace("LINES", String(depth + 4))}`;
        const spans = lines.map(
          (line, index) => `<tspan x="4" y="${(index + 1) * size * 1.25}">${line}</tspan>`,
        );
        return `<text font-size="${size}" transform="${move}">${spans.join("")}</text>`;
      }
  return "";
}
