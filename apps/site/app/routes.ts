import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { variantPath } from "./shell/paths.ts";

const pages: Readonly<Record<string, string>> = {
  "/": "pages/home/home-page.tsx",
  [variantPath]: "pages/variant/variant-page.tsx",
  "/advertise": "pages/advertise/advertise-page.tsx",
  "/advertise-form": "pages/advertise-form/advertise-form-page.tsx",
  "/ambassadors": "pages/ambassadors/ambassadors-page.tsx",
  "/blacks": "pages/blacks/blacks-page.tsx",
  "/download": "pages/download/download-page.tsx",
  "/partnership": "pages/partnership/partnership-page.tsx",
  "/contactus": "pages/contact/contact-page.tsx",
  "/contactus/sent": "pages/sent/sent-page.tsx",
  "/partnership/sent": "pages/sent/sent-page.tsx",
  "/advertise-form/sent": "pages/sent/sent-page.tsx",
  "/terms": "pages/text/terms-page.tsx",
  "/privacy": "pages/text/privacy-page.tsx",
  "/policy": "pages/text/cookie-policy-page.tsx",
  "/security": "pages/text/security-page.tsx",
  "/communityguidelines": "pages/text/community-guidelines-page.tsx",
  "/safety": "pages/safety/safety-page.tsx",
  "/safetytips": "pages/text/social-safety-page.tsx",
  "/accessibility": "pages/text/accessibility-page.tsx",
  "/faq": "pages/faq/faq-page.tsx",
  "/404": "pages/not-found/not-found-page.tsx",
  "/500": "pages/server-error/server-error-page.tsx",
  "/maintenance": "pages/maintenance/maintenance-page.tsx",
};

export default [
  ...languages.flatMap((language) =>
    Object.entries(pages).map(([page, file]) => {
      const path = pathIn(language, page);
      return path === "/" ? index(file) : route(path.slice(1), file, { id: path });
    }),
  ),
  route("manifest.webmanifest", "shell/web-manifest.ts"),
  route("*", "pages/not-found/not-found-page.tsx"),
] satisfies RouteConfig;
