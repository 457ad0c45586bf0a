import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("home/home-page.tsx"),
  route("contactus", "contact/contact-page.tsx"),
  route("contactus/sent", "contact/contact-sent-page.tsx"),
  route("*", "not-found/not-found-page.tsx"),
] satisfies RouteConfig;
