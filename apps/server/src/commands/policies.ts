import { loadSite } from "../built-site/site.ts";
import { isPublic } from "../environment/public-server.ts";
import { contentSecurityPolicy } from "../http/content-security-policy.ts";
import { securityHeaders } from "../http/security-headers.ts";
import type { Tool } from "./run-program.ts";

/** For a host that serves the built site's files itself: each page has a policy of its own, which the build made. */
export const policiesTool: Tool = {
  parameters: "",
  summary:
    "prints the content security policy of each page, as a map of nginx, for a host that serves the files itself",
  async run({ environment, print }) {
    const { pages } = await loadSite(environment.SITE_DIR);
    const isHttps = isPublic(environment);
    const rows = Object.values(pages).map((page) => [`/${page.file}`, contentSecurityPolicy(page, isHttps)]);
    print("map $uri $matchfront_policy {");
    print(`  default "${securityHeaders(isHttps)["content-security-policy"]}";`);
    for (const [file, policy] of rows) print(`  ${file} "${policy}";`);
    print("}");
    return true;
  },
};
