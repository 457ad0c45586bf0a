import { messageForms } from "@matchfront/forms";
import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { variantPath } from "./shell/paths.ts";

export default [
  index("pages/home/home-page.tsx"),
  route(variantPath.slice(1), "pages/variant/variant-page.tsx"),
  route("advertise", "pages/advertise/advertise-page.tsx"),
  route("advertise-form", "pages/advertise-form/advertise-form-page.tsx"),
  route("ambassadors", "pages/ambassadors/ambassadors-page.tsx"),
  route("blacks", "pages/blacks/blacks-page.tsx"),
  route("download", "pages/download/download-page.tsx"),
  route("partnership", "pages/partnership/partnership-page.tsx"),
  route("contactus", "pages/contact/contact-page.tsx"),
  ...messageForms.map(({ name, page }) =>
    route(`${page.slice(1)}/sent`, "pages/sent/sent-page.tsx", { id: `${name}-sent` }),
  ),
  route("terms", "pages/text/terms-page.tsx"),
  route("privacy", "pages/text/privacy-page.tsx"),
  route("policy", "pages/text/cookie-policy-page.tsx"),
  route("security", "pages/text/security-page.tsx"),
  route("communityguidelines", "pages/text/community-guidelines-page.tsx"),
  route("safety", "pages/safety/safety-page.tsx"),
  route("safetytips", "pages/text/social-safety-page.tsx"),
  route("accessibility", "pages/text/accessibility-page.tsx"),
  route("faq", "pages/faq/faq-page.tsx"),
  route("500", "pages/server-error/server-error-page.tsx"),
  route("maintenance", "pages/maintenance/maintenance-page.tsx"),
  route("manifest.webmanifest", "shell/web-manifest.ts"),
  route("*", "pages/not-found/not-found-page.tsx"),
] satisfies RouteConfig;
