import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

// Checks that the files and commands that documents name exist, and that GitHub actions are pinned.
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

for (const file of globSync("{.github/**/*.yml,docs/**/*.md}")) {
  for (const [, action = ""] of readFileSync(file, "utf8").matchAll(/\buses: (\S+\/\S+)/g)) {
    if (!/@[\da-f]{40}$/.test(action))
      errors.push(`${file}: ${action} can change. Pin it by the full hash of a commit.`);
  }
}

if (errors.length > 0) {
  console.error(errors.join("\n"));
  process.exit(1);
}
