import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publicPackages, runIn, type Manifest } from "./public-packages.ts";

const root = join(import.meta.dirname, "../../../..");
const modules = join(import.meta.dirname, "../../node_modules");

/** Each package's examples, and a program that uses the compiled examples and prints `output`. */
const cases: Record<string, { examples: string[]; program: string; output: string }> = {
  "@matchfront/api-client": {
    examples: ["send-newsletter.ts"],
    program: `
      import { subscribe } from "./out/send-newsletter.js";
      const reader = { email: "ada@example.com", topic: "Product", id: "" };
      console.log(await subscribe("http://127.0.0.1:1", reader));
    `,
    output: "We couldn’t reach the server.",
  },
  "@matchfront/forms": {
    examples: ["newsletter-form.ts", "newsletter.tsx", "newsletter-offline.tsx"],
    program: `
      import { createElement } from "react";
      import { renderToString } from "react-dom/server";
      import { NewsletterForm } from "./out/newsletter.js";
      import "./out/newsletter-offline.js";
      console.log(renderToString(createElement(NewsletterForm, { send: async () => {} })));
    `,
    output: '<form aria-invalid="false" action="/newsletter" method="post">',
  },
  "@matchfront/ui": {
    examples: ["home.tsx"],
    program: `
      import { createElement } from "react";
      import { renderToString } from "react-dom/server";
      import { Home } from "./out/home.js";
      console.log(renderToString(createElement(Home)));
    `,
    output: "Find something real.",
  },
};

const lowestTypeScript = "5.4.2";

/** Usual paths of another Node, which may be older than the pinned one. */
const otherNodes = ["/usr/bin/node", "/usr/local/bin/node", "/opt/node20/bin/node"];

describe.each(publicPackages(root))("$manifest.name", ({ directory, manifest }) => {
  const { name, peerDependencies = {}, exports = {}, engines } = manifest;
  const { examples = [], program = "", output = "" } = cases[name] ?? {};
  let app = "";

  beforeAll(() => {
    const peers: Record<string, string> = {};
    for (const [peer, range] of Object.entries(peerDependencies)) {
      const lowest = `${peer}-${range.replace(">=", "")}`;
      peers[peer] = join(modules, lowest);
      const types = join(modules, `types-${lowest}`);
      if (existsSync(types)) peers[`@types/${peer}`] = types;
    }
    app = createExternalApp(join(root, directory), peers);
    const entries = Object.keys(exports).filter((entry) => !/\*|\.css$|\.json$/.test(entry));
    const imports = entries.map(
      (entry, index) => `export * as _${index} from "${entry.replace(".", name)}";`,
    );
    writeFileSync(join(app, "entries.ts"), imports.join("\n"));
    for (const example of examples) {
      const source = readFileSync(join(root, directory, "examples", example), "utf8");
      // Node cannot import style sheets.
      const code = source
        .replace(/^import ".+\.css".*\n/m, "")
        .replaceAll(/(from "\.\/.+)\.tsx?"/g, '$1.js"');
      writeFileSync(join(app, example), code);
    }
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      target: "ES2022",
      lib: ["ES2022", "DOM", "DOM.Iterable"],
      module: "nodenext",
      jsx: "react-jsx",
      outDir: "out",
      types: [],
      skipDefaultLibCheck: true,
    };
    writeFileSync(
      join(app, "tsconfig.json"),
      JSON.stringify({ compilerOptions, include: ["*.ts", "*.tsx"] }),
    );
    writeFileSync(join(app, "program.js"), `import "./out/entries.js";${program}`);
    // Checks the declarations of the package and its dependencies, but not TypeScript's own.
    runIn(app, process.execPath, join(modules, `typescript-${lowestTypeScript}`, "bin/tsc"));
  });
  afterAll(() => rmSync(app, { recursive: true }));

  test("compiles with the lowest TypeScript and runs with the lowest peer dependencies", () => {
    expect(runIn(app, process.execPath, "program.js")).toContain(output);
  });

  test("runs on the lowest Node", ({ skip }) => {
    const version = `v${engines?.node?.replace(">=", "")}.`;
    const node = otherNodes.find(
      (path) => existsSync(path) && runIn(app, path, "--version").startsWith(version),
    );
    if (!node) skip(`there is no Node ${version} in ${otherNodes.join(", ")}`);
    expect(runIn(app, String(node), "program.js")).toContain(output);
  });
});

/**
 * Installs a packed package in an app outside this repository, like npm but without a registry: copies dependencies from
 * pnpm's store.
 *
 * @param folder - the folder of the built package
 * @param peers - the folder of each peer dependency, by name
 * @returns the app's folder
 */
function createExternalApp(folder: string, peers: Readonly<Record<string, string>>): string {
  const app = mkdtempSync(join(tmpdir(), "matchfront-app-"));
  writeFileSync(join(app, "package.json"), '{ "type": "module" }');
  const { name, filename } = JSON.parse(runIn(folder, "pnpm", "pack", "--json", "--pack-destination", app));
  const target = join(app, "node_modules", name);
  mkdirSync(target, { recursive: true });
  runIn(app, "tar", "-xzf", filename, "-C", target, "--strip-components=1");
  for (const [peer, from] of Object.entries(peers)) install(app, peer, from);
  for (const dependency of dependenciesOf(folder))
    install(app, dependency, join(folder, "node_modules", dependency));
  return app;
}

function install(app: string, name: string, link: string): void {
  const target = join(app, "node_modules", name);
  if (existsSync(target)) return;
  const folder = realpathSync(link);
  cpSync(folder, target, { recursive: true });
  // pnpm links a package's dependencies beside it.
  const siblings = name.startsWith("@") ? dirname(dirname(folder)) : dirname(folder);
  for (const dependency of dependenciesOf(folder)) install(app, dependency, join(siblings, dependency));
}

function dependenciesOf(folder: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return Object.keys(manifest.dependencies ?? {});
}
