import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

// Checks that the files and commands that documents name exist.
const errors: string[] = [];

for (const document of globSync("{*.md,docs/**/*.md,apps/*/*.md,packages/*/*.md}")) {
  const text = readFileSync(document, "utf8");
  for (const [, link = ""] of text.matchAll(/\]\((?!https?:)([^)#]+)/g)) {
    if (!existsSync(join(dirname(document), link)))
      errors.push(`${document}: the link to ${link} is broken. Fix its path.`);
  }
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const [command, script = ""] of text.matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)/g)) {
    if (!(script in scripts))
      errors.push(`${document}: "${command}" is not a command of package.json. Name one that is.`);
  }
}

if (errors.length > 0) {
  console.error(errors.join("\n"));
  process.exit(1);
}
