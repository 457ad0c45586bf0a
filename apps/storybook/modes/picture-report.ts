import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule } from "vitest/node";

declare module "vitest" {
  interface TaskMeta {
    missingPictures?: string;
  }
}

type PictureSection = {
  readonly title: string;
  readonly pictures: readonly { readonly caption: string; readonly png: Buffer }[];
};

type Artifact = Parameters<NonNullable<Reporter["onTestCaseArtifactRecord"]>>[1];

const captions = { reference: "Baseline", actual: "New", diff: "Difference" };

/**
 * Writes `reports/pictures.html`, which shows each changed picture beside its baseline. Prints the reason if pictures were
 * not compared.
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
    writeFileSync("reports/pictures.html", picturePage(this.#sections));
    process.stdout.write("Pictures differ: open apps/storybook/reports/pictures.html to compare them.\n");
  }
}

/** Returns a page with inline pictures: a single file that can be sent to a designer. */
const picturePage = (sections: readonly PictureSection[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures that differ</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; }
  section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; margin-block-end: 3rem; }
  h2 { flex-basis: 100%; margin: 0; }
  figure { margin: 0; max-inline-size: 100%; }
  img { max-inline-size: 100%; border: 1px solid gray; }
</style>
<h1>Pictures that differ: ${sections.length}</h1>
${sections.map(sectionHtml).join("\n")}
</html>
`;

function sectionHtml({ title, pictures }: PictureSection): string {
  const figures = pictures.map(
    ({ caption, png }) =>
      `<figure><figcaption>${caption}</figcaption><img alt="" src="data:image/png;base64,${png.toString("base64")}"></figure>`,
  );
  return `<section><h2>${title}</h2>${figures.join("")}</section>`;
}
