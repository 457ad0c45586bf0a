import { drawingFile } from "@matchfront/ui/theme";
import { parse } from "node-html-parser";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { theme } from "../../theme.ts";

type DrawingProps = {
  /** A drawing of `@matchfront/ui`, such as `<Audience label="…" />`: one `svg` element. */
  of: ReactElement;
};

/**
 * Renders a drawing as an image. The build moves its data: URL to a shared file, and loads at once what the first view
 * shows (`build/drawings.ts`).
 */
export function Drawing({ of }: DrawingProps) {
  const markup = renderToStaticMarkup(of);
  const frame = parse(markup.slice(0, markup.indexOf(">") + 1)).querySelector("svg")?.attributes ?? {};
  const [, , width, height] = frame.viewBox?.split(" ") ?? [];
  const given = Object.entries(frame).filter(([name]) => name.startsWith("data-"));
  const [light, dark] = (["light", "dark"] as const).map((scheme) => toDataUrl(markup, scheme));
  const image = (
    <img
      // First, for the pages' compression.
      loading="lazy"
      alt={frame["aria-label"] ?? ""}
      className={frame.class}
      data-fit={frame.preserveAspectRatio?.endsWith("slice") ? "cover" : undefined}
      height={frame.height ?? height}
      src={light}
      width={frame.width ?? width}
      {...Object.fromEntries(given)}
    />
  );
  if (light === dark) return image;
  return (
    <picture>
      <source media="(prefers-color-scheme:dark)" srcSet={dark} />
      {image}
    </picture>
  );
}

function toDataUrl(markup: string, scheme: "light" | "dark"): string {
  return `data:image/svg+xml,${encodeURIComponent(drawingFile(markup, theme, scheme))}`;
}
