import { isIPv6 } from "node:net";

/**
 * What a limit counts by: an IPv4 address, or of an IPv6 address the /64, which one household or phone has whole.
 *
 * @example networkOf("2001:db8:1:2:3:4:5:6"); // "2001:db8:1:2"
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const start = head.split(":").filter(Boolean);
  const end = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => "0");
  return [...start, ...zeros, ...end].slice(0, 4).join(":");
}
