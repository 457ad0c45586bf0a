import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { picturePage, type PictureSection } from "../compare/picture-page.ts";

declare module "vitest" {
  interface TaskMeta {
    /** Why the story's pictures were not compared. */
    missingPictures?: string;
  }
}

type Artifact = Parameters<NonNullable<Reporter["onTestCaseArtifactRecord"]>>[1];

/** The pictures' captions in the report, in this order. */
const captions = { reference: "Agreed", actual: "Now", diff: "Difference" };

/**
 * Writes `reports/pictures.html`, which shows each picture that does not match beside its baseline, so that a designer
 * can open it anywhere and decide which is right. Reports when pictures were not compared.
 *
 * @example export default defineConfig({ test: { reporters: ["default", new PictureReport()] } });
 */
export class PictureReport implements Reporter {
  readonly #sections: PictureSection[] = [];

  onTestRunStart(): void {
    this.#sections.length = 0;
    rmSync("reports/pictures.html", { force: true });
  }

  onTestCaseArtifactRecord({ module, name }: TestCase, artifact: Artifact): void {
    if (artifact.type !== "internal:toMatchScreenshot") return;
    const pictures = Object.entries(captions).flatMap(([kind, caption]) => {
      const { path } = artifact.attachments.find((attachment) => attachment.name === kind) ?? {};
      return path ? [{ caption, png: readFileSync(path) }] : [];
    });
    const story = module.relativeModuleId.split("/").at(-1);
    this.#sections.push({ title: `${story}, ${name}`, pictures });
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const reasons = new Set(tests.flatMap((test) => test.meta().missingPictures ?? []));
    for (const reason of reasons) process.stdout.write(`No pictures were compared. ${reason}\n`);
    if (this.#sections.length === 0) return;
    mkdirSync("reports", { recursive: true });
    writeFileSync("reports/pictures.html", picturePage("Pictures that differ", this.#sections));
    process.stdout.write("Pictures differ: open apps/storybook/reports/pictures.html to compare them.\n");
  }
}
