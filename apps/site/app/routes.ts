import { messageForms } from "@matchfront/forms";
import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { variantPath } from "./shell/paths.ts";

export default [
  index("home/home-page.tsx"),
  route(variantPath.slice(1), "variant/variant-page.tsx"),
  route("advertise", "advertise/advertise-page.tsx"),
  route("advertise-form", "advertise-form/advertise-form-page.tsx"),
  route("ambassadors", "ambassadors/ambassadors-page.tsx"),
  route("blacks", "blacks/blacks-page.tsx"),
  route("download", "download/download-page.tsx"),
  route("partnership", "partnership/partnership-page.tsx"),
  route("contactus", "contact/contact-page.tsx"),
  ...messageForms.map(({ name, page }) =>
    route(`${page.slice(1)}/sent`, "message-form/sent-page.tsx", { id: `${name}-sent` }),
  ),
  route("terms", "text/terms-page.tsx"),
  route("privacy", "text/privacy-page.tsx"),
  route("policy", "text/cookie-policy-page.tsx"),
  route("security", "text/security-page.tsx"),
  route("communityguidelines", "text/community-guidelines-page.tsx"),
  route("safety", "safety/safety-page.tsx"),
  route("safetytips", "text/social-safety-page.tsx"),
  route("accessibility", "text/accessibility-page.tsx"),
  route("faq", "faq/faq-page.tsx"),
  route("500", "server-error/server-error-page.tsx"),
  route("maintenance", "maintenance/maintenance-page.tsx"),
  route("manifest.webmanifest", "shell/web-manifest.ts"),
  route("*", "not-found/not-found-page.tsx"),
] satisfies RouteConfig;
