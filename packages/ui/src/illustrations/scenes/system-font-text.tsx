import type { SVGProps } from "react";

/** A group of texts in fonts that every system has, because an SVG in an `img` cannot load fonts. */
export function SystemFontText(props: SVGProps<SVGGElement>) {
  return <g direction="ltr" fontFamily="system-ui,Roboto,Noto Sans,sans-serif" fontWeight="700" {...props} />;
}
