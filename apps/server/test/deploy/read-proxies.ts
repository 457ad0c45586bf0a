import type { ReadFile } from "./deployment.ts";

/** Reads a configuration of nginx: which paths go which way, and to which port. */
export const readNginx: ReadFile = (text) => ({
  faults: [
    ...text
      .split("\n")
      .flatMap((line) => (/^\s*(?:#.*|.*[;{}])?$/.test(line) ? [] : [`no end: ${line.trim()}`])),
    ...(count(text, "{") === count(text, "}") ? [] : ["its blocks are not closed"]),
  ],
  paths: groups(text, /location (?:= |~\*? |\^~ )?([/^]\S*) \{/g),
  ports: groups(text, /^\s*server [^\s;:]+:(\d+)/gm),
});

/** Reads a configuration of Caddy. */
export const readCaddy: ReadFile = (text) => ({
  faults: count(text, "{") === count(text, "}") ? [] : ["its blocks are not closed"],
  paths: groups(text, /health_uri (\S+)/g),
  ports: groups(text, /^[^#]*reverse_proxy .*:(\d+)/gm),
});

function groups(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, group = ""]) => group);
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}
