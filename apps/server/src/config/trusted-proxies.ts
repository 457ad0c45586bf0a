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
  const [address = "", bits, ...more] = text.split("/");
  if (!isAddress(address) || more.length > 0) return undefined;
  const parsed = ipaddr.parse(address);
  const size = parsed.kind() === "ipv4" ? 32 : 128;
  const given = bits === undefined ? size : Number(bits);
  if (!/^\d*$/.test(bits ?? "") || bits === "" || given > size) return undefined;
  const isMapped = parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() && given >= 96;
  return isMapped ? [parsed.toIPv4Address(), given - 96] : [parsed, given];
}
