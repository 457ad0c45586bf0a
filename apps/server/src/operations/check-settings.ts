import { assertMailArrives, isPublic, publicMistakes } from "../config/public-server.ts";
import { readSiteManifest } from "../site/site.ts";
import type { CheckContext } from "./check.ts";
import { ok, warning, type Finding } from "./finding.ts";

/** Settings that are valid, and wrong all the same. */
export async function checkSettings({ environment, site }: CheckContext): Promise<readonly Finding[]> {
  const built = site ?? { openEntries: [], unreviewedLanguages: [] };
  assertMailArrives(environment, built);
  const { HOST, MAINTENANCE, PUBLIC_URL } = environment;
  const findings = publicMistakes(environment, built).map(warning);
  if (MAINTENANCE === "on")
    findings.push(
      warning({
        found: "calls and pages with a form get 503, since MAINTENANCE is on",
        expected: "off, once the work is done",
        fix: "unset MAINTENANCE and restart the server",
      }),
    );
  if (findings.length > 0) return findings;
  if (PUBLIC_URL) return [ok(`for ${PUBLIC_URL.href}`)];
  return [
    ok(
      /^(?:localhost|127\..+|::1)$/.test(HOST)
        ? "for this machine alone"
        : `PUBLIC_URL is not set, and HOST ${HOST} lets other machines in, too`,
    ),
  ];
}

/** The built site. */
export async function checkSite({ environment }: CheckContext): Promise<readonly Finding[]> {
  const { SITE_DIR, PUBLIC_URL } = environment;
  const { brand, pages } = await readSiteManifest(SITE_DIR);
  const built = new URL(brand.origin).origin;
  if (isPublic(environment) && PUBLIC_URL?.origin !== built)
    return [
      warning({
        found: `the site was built for ${built}, and PUBLIC_URL is ${PUBLIC_URL?.origin}`,
        expected: "one address: search engines and shared links go to the first, links in mail to the second",
        fix: "correct the brand file and build the site, or PUBLIC_URL",
      }),
    ];
  return [ok(`${brand.name}, ${Object.keys(pages).length} pages`)];
}

/** Each connection is a file descriptor, and each file of the database. */
export async function checkOpenFiles({ environment }: CheckContext): Promise<readonly Finding[]> {
  const wanted = 2 * environment.MAX_CONNECTIONS;
  const limit = openFilesLimit();
  if (limit >= wanted) return [ok(`${limit} may be open at a time`)];
  return [
    warning({
      found: `this user may have ${limit} files open at a time`,
      expected: `${wanted}, twice MAX_CONNECTIONS`,
      fix: `raise the limit (LimitNOFILE= in systemd, ulimit -n), or set MAX_CONNECTIONS=${Math.floor(limit / 2)}`,
    }),
  ];
}

/** Node raises its own limit to the hard one. Infinity where there is none, or it is not known. */
function openFilesLimit(): number {
  // It would look up the name of each address that is connected.
  Object.assign(process.report, { excludeNetwork: true });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- getReport is declared to return an object
  const { userLimits } = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly hard: number | string } };
  };
  const limit = Number(userLimits?.open_files?.hard);
  return Number.isNaN(limit) ? Infinity : limit;
}
