import ipaddr from "ipaddr.js";

/**
 * What a limit counts by: an IPv4 address, or the /64 prefix of an IPv6 address, since one household or phone usually
 * has a whole /64. An IPv4-mapped IPv6 address counts as its IPv4 address.
 *
 * @example rateLimitKey("2001:db8:1:2:3:4:5:6"); // "2001:db8:1:2"
 */
export function rateLimitKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!("parts" in parsed)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":");
}
