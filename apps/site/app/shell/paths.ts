import { brand } from "../../brand.ts";

/** The landing page of the Black and African variant. */
export const variantPath = `/${brand.slug}-blacks`;

/** The path in QR codes: redirects a phone to its store and everything else to the download page. */
export const getPath = "/get";

/** The same for the variant's own listings; everything but a phone is led to its page. */
export const variantGetPath = `${variantPath}/get`;

/** Pages that the server shows at other addresses than their own. */
export const errorPaths: readonly string[] = ["/404", "/500", "/maintenance"];
