import type { Brand } from "../../brand.ts";

/** Where an app is listed in both stores. */
export type Stores = Brand["stores"];

/**
 * An app's listings as store buttons take them.
 *
 * @example <StoreButtons {...storeLinks(brand.stores)} />
 */
export function storeLinks({ apple, google }: Stores): { appleHref: string; googleHref: string } {
  return { appleHref: apple, googleHref: google };
}
