import ipaddr from "ipaddr.js";

export type TrustedProxies = number | readonly string[];

/** Returns whether an address is a proxy's. @param hop its distance from the server, from 0 */
export type IsProxy = (address: string, hop: number) => boolean;

export function proxyTest(trusted: TrustedProxies): IsProxy {
  if (typeof trusted === "number") return (_address, hop) => hop < trusted;
  const ranges = trusted.map(parseRange).filter((range) => range !== undefined);
  return (address) => {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return ranges.some(([network, bits]) => parsed.kind() === network.kind() && parsed.match(network, bits));
  };
}

/** The widest private networks: 10.0.0.0/8 and fc00::/7. */
const fewestBits = { ipv4: 8, ipv6: 7 };

/** Returns whether a text is an address, or a range of at most that width. In 0.0.0.0/0, all visitors are proxies. */
export function isAddressRange(text: string): boolean {
  const [network, bits] = parseRange(text) ?? [];
  return network !== undefined && bits !== undefined && bits >= fewestBits[network.kind()];
}

/** Rejects other forms of IPv4, such as 010.0.0.1, which programs decode differently. */
export function isAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}

function parseRange(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | undefined {
  const range = isAddress(text) ? `${text}/${text.includes(":") ? 128 : 32}` : text;
  if (!ipaddr.IPv4.isValidCIDRFourPartDecimal(range) && !ipaddr.IPv6.isValidCIDR(range)) return undefined;
  const [network, bits] = ipaddr.parseCIDR(range);
  const isMapped = network instanceof ipaddr.IPv6 && network.isIPv4MappedAddress() && bits >= 96;
  return isMapped ? [network.toIPv4Address(), bits - 96] : [network, bits];
}
