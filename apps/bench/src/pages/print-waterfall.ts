import { protocols, serve } from "./serve.ts";
import { startOurSite } from "./start-our-site.ts";
import { recordWaterfall, type Waterfall } from "./waterfall.ts";

// Prints what a page of the built site fetches, over both protocols: `node src/pages/print-waterfall.ts /contactus`.

const [path = "/"] = process.argv.slice(2);
const width = 40;

await using running = await startOurSite();
for (const protocol of protocols) {
  const listening = await serve(running.site, protocol);
  const waterfall = await recordWaterfall(listening, path);
  await listening.close();
  process.stdout.write(`${describe(waterfall, `${path} over ${protocol}`)}\n\n`);
}

function describe({ rows, firstPaint, load }: Waterfall, title: string): string {
  const end = Math.max(...rows.map((row) => row.end));
  const column = (time: number) => Math.round((time / end) * width);
  const lines = rows.map((row) => {
    const [from, to] = [column(row.start), Math.max(column(row.end), column(row.start) + 1)];
    const bar = `${" ".repeat(from)}${"█".repeat(to - from)}`.padEnd(width + 1);
    const figures = [row.start, row.end, row.bytes].map((figure) => String(figure).padStart(6)).join(" ");
    return `${bar} ${figures} ${row.priority.padEnd(8)} ${row.path}`;
  });
  const heading = `${title}: first contentful paint ${Math.round(firstPaint)} ms, load ${Math.round(load)} ms`;
  const columns = `${"".padEnd(width + 1)}  start    end  bytes priority`;
  return [heading, columns, ...lines].join("\n");
}
