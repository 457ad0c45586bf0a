import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Extractor, ExtractorConfig, ExtractorLogLevel } from "@microsoft/api-extractor";

type Entry = { readonly types?: string };

/**
 * Returns the API report of a built package: the declarations of its main entry, and of each other entry as a namespace.
 *
 * @param folder the package's folder
 * @throws Error if the package is not built, or its declarations have errors
 */
export function apiReport(folder: string): string {
  const root = resolve(folder);
  // Not in `dist`, which may be packed at the same time.
  mkdirSync(join(root, "reports"), { recursive: true });
  const temporary = mkdtempSync(join(root, "reports", "api-"));
  try {
    const main = join(temporary, "index.d.ts");
    writeFileSync(main, allEntries(root));
    return extract(root, main, temporary);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** Returns a module that exports the entries: API Extractor accepts only one. */
function allEntries(root: string): string {
  const manifest: { exports: Record<string, Entry> } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  return (
    Object.entries(manifest.exports)
      // Neither patterns, nor `/site`, which only the site of this repository uses.
      .filter(([entry, { types }]) => types?.startsWith("./dist/") && !/\*|^\.\/site/.test(entry))
      .map(([entry, { types = "" }]) => {
        const name = entry.slice(2).replaceAll(/[-/]./g, (separated) => separated.slice(1).toUpperCase());
        return `export *${entry === "." ? "" : ` as ${name}`} from "../../${types.replace(/\.d\.ts$/, ".js")}";\n`;
      })
      .join("")
  );
}

function extract(root: string, main: string, temporary: string): string {
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: main,
      newlineKind: "lf",
      compiler: { overrideTsconfig: { extends: "../../tsconfig.base.json", files: [main] } },
      apiReport: {
        enabled: true,
        reportFileName: "report.api.md",
        reportFolder: temporary,
        reportTempFolder: join(temporary, "new"),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, "package.json"),
  });
  const errors: string[] = [];
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      if (message.logLevel === ExtractorLogLevel.Error) errors.push(message.text);
      message.handled = true;
    },
  });
  if (!succeeded) throw new Error(`${root}: API Extractor failed. Fix these errors: ${errors.join("\n")}`);
  return withoutMarkers(readFileSync(join(temporary, "report.api.md"), "utf8"));
}

/** Returns the report in the format of a declaration file: without blank lines, and without markers, since all exports are public. */
function withoutMarkers(report: string): string {
  const [, intro = "", declarations = ""] = /^(.*?```ts\n)(.*)$/s.exec(report) ?? [];
  return (
    intro +
    declarations.replaceAll(/^ *\/\/ \(?(@public|undocumented|No @packageDocumentation).*\n|^\n/gm, "")
  );
}
