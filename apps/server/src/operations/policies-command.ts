import { loadSite, pageFor } from "../site/site.ts";
import { isPublic } from "../config/read-environment.ts";
import { contentSecurityPolicy, securityHeaders } from "../http/security-headers.ts";
import { languages } from "@matchfront/locales/locales";
import { homeFiles } from "../site/site-responses.ts";
import type { Command } from "./command.ts";

export const policiesCommand: Command = {
  parameters: "",
  summary: "prints security policies and 404 pages as nginx maps, for a static host",
  async run({ environment, print }) {
    const site = await loadSite(environment.SITE_DIR);
    const isHttps = isPublic(environment);
    print("map $uri $matchfront_policy {");
    print(`  default "${securityHeaders(isHttps)["content-security-policy"]}";`);
    for (const page of Object.values(site.pages)) {
      const policy = contentSecurityPolicy(page, isHttps);
      print(`  /${page.file} "${policy}";`);
      // The page of a phone link is its language's home page.
      if (homeFiles.has(page.file))
        print(`  /${page.file.replace("index.html", "resetPhoneNumber/index.html")} "${policy}";`);
    }
    print("}");
    print("map $uri $matchfront_missing {");
    print("  default /404/index.html;");
    for (const language of languages) {
      const { file } = pageFor(site, "/404", `/${language}`) ?? {};
      if (file?.startsWith(`${language}/`)) print(`  ~^/${language}(?:/|$) /${file};`);
    }
    print("}");
  },
};
