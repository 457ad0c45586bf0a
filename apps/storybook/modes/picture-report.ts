import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule } from "vitest/node";

declare module "vitest" {
  interface TaskMeta {
    missingPictures?: string;
  }
}

type Artifact = Parameters<NonNullable<Reporter["onTestCaseArtifactRecord"]>>[1];

const page = "reports/pictures.html";

/**
 * Writes `reports/pictures.html`, one file that shows each changed picture beside its baseline. Prints the reason if
 * pictures were not compared.
 */
export class PictureReport implements Reporter {
  #sections: string[] = [];

  onTestRunStart(): void {
    this.#sections = [];
    rmSync(page, { force: true });
  }

  onTestCaseArtifactRecord({ module, name }: TestCase, artifact: Artifact): void {
    if (artifact.type !== "internal:toMatchScreenshot") return;
    const pictures = artifact.attachments.map(({ name: kind, path }) =>
      path ? `<p>${kind}: <img alt="" src="data:image/png;base64,${readFileSync(path, "base64")}">` : "",
    );
    this.#sections.push(`<h2>${module.relativeModuleId}, ${name}</h2>${pictures.join("")}`);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const reasons = new Set(tests.flatMap((test) => test.meta().missingPictures ?? []));
    for (const reason of reasons) process.stdout.write(`No pictures were compared. ${reason}\n`);
    if (this.#sections.length === 0) return;
    mkdirSync("reports", { recursive: true });
    writeFileSync(page, `<!doctype html><title>Pictures that differ</title>${this.#sections.join("")}`);
    process.stdout.write(`Pictures differ: open apps/storybook/${page} to compare them.\n`);
  }
}
