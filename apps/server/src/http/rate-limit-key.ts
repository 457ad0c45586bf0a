import ipaddr from "ipaddr.js";

/**
 * Returns the key that a limit counts by: an IPv4 address, also if it is mapped to IPv6, or the /64 of an IPv6 address,
 * which a household or phone usually has alone.
 *
 * @example rateLimitKey("2001:db8:1:2:3:4:5:6"); // "2001:db8:1:2"
 */
export function rateLimitKey(address: string): string {
  return networksOf(address)[0];
}

/**
 * Returns the networks of an address, smallest first: of IPv6 the /64, /56 and /48, the sizes that providers assign.
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
