import { brand } from "../../brand.ts";
import { theme } from "../../theme.ts";

const pageColor = theme.palette[theme.roles.page.light];

/** The web app manifest, for the home screens of phones (https://www.w3.org/TR/appmanifest/). */
const webManifest = {
  id: "/",
  name: brand.name,
  short_name: brand.name,
  start_url: "/",
  display: "browser",
  lang: "en",
  background_color: pageColor,
  theme_color: pageColor,
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  related_applications: [
    { platform: "play", url: brand.stores.google },
    { platform: "itunes", url: brand.stores.apple },
  ],
  prefer_related_applications: false,
};

export function loader(): Response {
  return new Response(JSON.stringify(webManifest), {
    headers: { "content-type": "application/manifest+json" },
  });
}
