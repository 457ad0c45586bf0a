/** What is shown side by side, under one heading. */
export type PictureSection = {
  readonly title: string;
  readonly pictures: readonly { readonly caption: string; readonly png: Buffer }[];
};

/** A page that anyone can open: its pictures are inside it. */
export const picturePage = (title: string, sections: readonly PictureSection[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; }
  section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; margin-block-end: 3rem; }
  h2 { flex-basis: 100%; margin: 0; }
  figure { margin: 0; max-inline-size: 100%; }
  img { max-inline-size: 100%; border: 1px solid gray; }
</style>
<h1>${title}: ${sections.length}</h1>
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
