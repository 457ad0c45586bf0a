import type { Parameters } from "storybook/internal/types";

/** The parameters for copyable code: the story's JSX with the current args, and its import. */
export const codeSnippets = {
  docs: { codePanel: true, source: { type: "dynamic", transform: withImport } },
  jsx: { showFunctions: true, functionValue: functionCode },
} satisfies Parameters;

const accessor = /^\(\{\s*(\w+)(?:\s*:\s*(\w+))?\s*\}\)\s*=>\s*(\w+)$/;

/** Prints components and enhancements by name, accessors such as `({ name }) => name` in full, and other functions as `() => {}`. */
function functionCode(value: () => unknown): string {
  if (/^(?:[A-Z]|start[A-Z])/.test(value.name)) return value.name;
  const [, key, local = key, result] = accessor.exec(value.toString()) ?? [];
  return key && local === result ? `({ ${key} }) => ${key}` : "() => {}";
}

async function withImport(code: string): Promise<string> {
  // A docs page calls this twice: after the story renders, and when it shows the code.
  if (code === "" || code.startsWith("import ")) return code;
  const entries: Record<string, Record<string, unknown>> = {
    "@matchfront/ui": await import("@matchfront/ui"),
    "@matchfront/ui/enhancements": await import("@matchfront/ui/enhancements"),
    "@matchfront/ui/illustrations": await import("@matchfront/ui/illustrations"),
  };
  const iconNames = new Map(
    Object.entries(entries["@matchfront/ui"] ?? {}).map(([name, path]) => [path, name]),
  );
  const body = code
    .replaceAll(/<(\/?)React\.Fragment(?: key="[^"]*")?>/g, "<$1>")
    .replaceAll(/(=?)(["'])(M[^"']*)\2/g, (quoted, equals, _quote, path) => {
      const name = iconNames.get(path);
      if (!name) return quoted;
      return equals ? `={${name}}` : name;
    });
  const used = Array.from(body.matchAll(/(?:<|\{|: )([A-Za-z]\w*)/g), ([, name = ""]) => name);
  const imports = Object.entries(entries).flatMap(([entry, exports]) => {
    const names = [...new Set(used)].filter((name) => name in exports).toSorted();
    return names.length > 0 ? `import { ${names.join(", ")} } from "${entry}";\n` : [];
  });
  return `${imports.join("")}\n${body}`;
}
