import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

// Checks that the files and commands that documents name exist.
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

if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
