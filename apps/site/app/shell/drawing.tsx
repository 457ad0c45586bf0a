import { drawingFile } from "@matchfront/ui/theme";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { theme } from "../../theme.ts";

type DrawingProps = {
  /** A drawing of `@matchfront/ui`, such as `<Audience label="…" />`: one `svg` element. */
  of: ReactElement;
};

/**
 * Renders a drawing below the fold as a lazy image, with the same look and text alternative, in both color schemes.
 * The `src` is a data: URL, which the build moves to a shared file (`build/drawings.ts`).
 */
export function Drawing({ of }: DrawingProps) {
  const markup = renderToStaticMarkup(of);
  const frame = attributesOf(markup);
  const [, , width, height] = frame.get("viewBox")?.split(" ") ?? [];
  const given = [...frame].filter(([name]) => name.startsWith("data-"));
  const [light, dark] = (["light", "dark"] as const).map((scheme) => toDataUrl(markup, scheme));
  const image = (
    <img
      alt={frame.get("aria-label") ?? ""}
      className={frame.get("class")}
      data-fit={frame.get("preserveAspectRatio")?.endsWith("slice") ? "cover" : undefined}
      decoding="async"
      height={frame.get("height") ?? height}
      loading="lazy"
      src={light}
      width={frame.get("width") ?? width}
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

function attributesOf(markup: string): ReadonlyMap<string, string> {
  const [tag = ""] = /<[^>]*>/.exec(markup) ?? [];
  return new Map(
    Array.from(tag.matchAll(/ ([\w-]+)="([^"]*)"/g), ([, name = "", value = ""]) => [
      name,
      decodeEntities(value),
    ]),
  );
}

const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function decodeEntities(value: string): string {
  return value.replaceAll(/&([^;]+);/g, (reference, name: string) => characters[name] ?? reference);
}
