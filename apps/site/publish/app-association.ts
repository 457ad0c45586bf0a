import type { Brand } from "../brand.ts";

/**
 * The files that let the apps open the site's reset links themselves: Apple's
 * (https://developer.apple.com/documentation/xcode/supporting-associated-domains) and Google's
 * (https://developers.google.com/digital-asset-links/v1/getting-started). None where no app is named.
 *
 * @returns each file's text by its name below `.well-known/`
 * @example appAssociation(brand.linkedApps); // { "assetlinks.json": "[…]" }
 */
export function appAssociation({ apple, android }: Brand["linkedApps"]): Record<string, string> {
  const components = [{ "/": "/resetPhoneNumber/*" }];
  const statements = android.map(({ packageName, fingerprints }) => ({
    relation: ["delegate_permission/common.handle_all_urls"],
    target: { namespace: "android_app", package_name: packageName, sha256_cert_fingerprints: fingerprints },
  }));
  return {
    ...(apple.length > 0 && {
      "apple-app-site-association": json({ applinks: { details: [{ appIDs: apple, components }] } }),
    }),
    ...(statements.length > 0 && { "assetlinks.json": json(statements) }),
  };
}

function json(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
