import type { SVGProps } from "react";

/** Words on a drawn phone, in fonts that every system has, because an SVG that is an image loads none. */
export function Words(props: SVGProps<SVGGElement>) {
  return <g direction="ltr" fontFamily="system-ui,Roboto,Noto Sans,sans-serif" fontWeight="700" {...props} />;
}
