import ipaddr from "ipaddr.js";

/**
 * What a limit counts by: an IPv4 address, or the /64 prefix of an IPv6 address, since one household or phone usually
 * has a whole /64. An IPv4-mapped IPv6 address counts as its IPv4 address.
 *
 * @example rateLimitKey("2001:db8:1:2:3:4:5:6"); // "2001:db8:1:2"
 */
export function rateLimitKey(address: string): string {
  return networksOf(address)[0];
}

/**
 * The networks that an address is of, smallest first: of an IPv6 address the /64, /56 and /48, which providers give to a
 * line or a customer.
 *
 * @example networksOf("2001:db8:1:2f3:4::"); // ["2001:db8:1:2f3", "2001:db8:1:200", "2001:db8:1"]
 */
export function networksOf(address: string): readonly [string, ...string[]] {
  if (!ipaddr.isValid(address)) return [address];
  const parsed = ipaddr.process(address);
  if (!("parts" in parsed)) return [parsed.toString()];
  const [first = 0, second = 0, third = 0, fourth = 0] = parsed.parts;
  const site = [first, second, third].map((part) => part.toString(16)).join(":");
  return [`${site}:${fourth.toString(16)}`, `${site}:${(fourth & 0xff00).toString(16)}`, site];
}
