import { brand } from "../../brand.ts";

/** The path of the landing page for the Black and African audience. */
export const variantPath = `/${brand.slug}-blacks`;

/** The path in QR codes, which redirects phones to their store and other devices to the download page. */
export const storeRedirectPath = "/get";

/** The same path for the variant's store listings; redirects other devices to the variant's page. */
export const variantStoreRedirectPath = `${variantPath}/get`;
