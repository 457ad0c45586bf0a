import { brand } from "../../brand.ts";

/** The landing page of the Black and African variant. */
export const variantPath = `/${brand.slug}-blacks`;

/** The address in QR codes: redirects a phone to its store and everything else to the download page. */
export const getAddress = `${brand.origin}/get`;

/** The same for the variant's own listings; everything but a phone is led to its page. */
export const variantGetAddress = `${brand.origin}${variantPath}/get`;
