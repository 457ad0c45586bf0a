import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

// Checks that linked files, the README's folders and the commands exist.
const faults: string[] = [];

for (const document of globSync("{*.md,docs/**/*.md,apps/*/*.md,packages/*/*.md}")) {
  const text = readFileSync(document, "utf8");
  for (const [, link = ""] of text.matchAll(/\]\((?!https?:)([^)#]+)/g)) {
    if (!existsSync(join(dirname(document), link)))
      faults.push(`${document} links to ${link}, which does not exist.`);
  }
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const [command, script = ""] of text.matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)/g)) {
    if (!(script in scripts))
      faults.push(`${document} names the command "${command}", which package.json does not have.`);
  }
}

const map = /```\n(apps\/[\s\S]*?)```/.exec(readFileSync("README.md", "utf8"))?.[1] ?? "";
const mapped = new Set<string>();
let parent = "";
for (const [, indent = "", name = ""] of map.matchAll(/^( *)([\w/-]+?)\/?(?: |$)/gm)) {
  if (!indent) parent = name;
  mapped.add(indent ? `${parent}/${name}` : name);
}
for (const folder of globSync("{apps,packages}/*")) {
  if (!mapped.has(folder)) faults.push(`README.md's map lacks ${folder}.`);
}
for (const folder of mapped) {
  if (!existsSync(folder)) faults.push(`README.md's map names ${folder}, which does not exist.`);
}

if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
