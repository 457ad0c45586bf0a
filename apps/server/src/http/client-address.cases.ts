import type { TrustedProxies } from "../config/trusted-proxies.ts";

/** A connected address, its `X-Forwarded-For`, the trusted proxies, and the visitor's address that results. */
export interface ClientAddressCase {
  readonly what: string;
  readonly trusted: TrustedProxies;
  readonly peer?: string;
  readonly forwarded: string;
  readonly client: string;
}

const proxy = "10.0.0.1";
const trusted = ["10.0.0.0/8", "2001:db8:f::/48"];

export const clientAddressCases: readonly ClientAddressCase[] = [
  // By number.
  { what: "no proxy", trusted: 0, peer: "203.0.113.7", forwarded: "198.51.100.1", client: "203.0.113.7" },
  { what: "one proxy", trusted: 1, forwarded: "198.51.100.1", client: "198.51.100.1" },
  {
    what: "one proxy, and an invented entry",
    trusted: 1,
    forwarded: "192.0.2.1, 198.51.100.1",
    client: "198.51.100.1",
  },
  { what: "two proxies", trusted: 2, forwarded: "198.51.100.1, 10.0.0.2", client: "198.51.100.1" },
  { what: "fewer entries than proxies", trusted: 3, forwarded: "198.51.100.1", client: "198.51.100.1" },
  // By address.
  { what: "a proxy in the range", trusted, forwarded: "198.51.100.1", client: "198.51.100.1" },
  {
    what: "a stranger who connects past the proxies",
    trusted,
    peer: "203.0.113.7",
    forwarded: "198.51.100.1",
    client: "203.0.113.7",
  },
  {
    what: "two proxies in the range, and an invented entry",
    trusted,
    forwarded: "192.0.2.1, 198.51.100.1, 10.20.0.2",
    client: "198.51.100.1",
  },
  {
    what: "an invented entry that names a proxy",
    trusted,
    forwarded: "10.0.0.9, 198.51.100.1",
    client: "198.51.100.1",
  },
  { what: "proxies only", trusted, forwarded: "10.0.0.9, 10.0.0.8", client: "10.0.0.9" },
  { what: "one address", trusted: [proxy], forwarded: "198.51.100.1", client: "198.51.100.1" },
  {
    what: "another address than the one",
    trusted: ["10.0.0.2"],
    forwarded: "198.51.100.1",
    client: proxy,
  },
  {
    what: "an IPv6 proxy",
    trusted,
    peer: "2001:db8:f::1",
    forwarded: "2001:db8:1::7",
    client: "2001:db8:1::7",
  },
  {
    what: "an IPv4 proxy that connects over IPv6",
    trusted,
    peer: "::ffff:10.0.0.1",
    forwarded: "198.51.100.1",
    client: "198.51.100.1",
  },
  {
    what: "a range that is written as IPv6",
    trusted: ["::ffff:10.0.0.0/104"],
    forwarded: "198.51.100.1",
    client: "198.51.100.1",
  },
  // As gateways write them: Azure's add the port, and put IPv6 into brackets.
  { what: "a port", trusted, forwarded: "198.51.100.1:50123", client: "198.51.100.1" },
  {
    what: "ports at each",
    trusted,
    forwarded: "192.0.2.1:1, 198.51.100.1:50123,10.0.0.2:443",
    client: "198.51.100.1",
  },
  { what: "IPv6 and a port", trusted, forwarded: "[2001:db8:1::7]:50123", client: "2001:db8:1::7" },
  { what: "IPv6 in brackets", trusted, forwarded: "[2001:db8:1::7]", client: "2001:db8:1::7" },
  { what: "IPv6", trusted, forwarded: "2001:DB8:1:0:0:0:0:7", client: "2001:db8:1::7" },
  {
    what: "an IPv6 proxy with a port",
    trusted,
    forwarded: "198.51.100.1, [2001:db8:f::2]:443",
    client: "198.51.100.1",
  },
  { what: "IPv4 as IPv6", trusted, forwarded: "[::ffff:198.51.100.1]:50123", client: "198.51.100.1" },
  { what: "a zone", trusted, forwarded: "fe80::1%eth0", client: "fe80::1%eth0" },
  { what: "no spaces, or many", trusted, forwarded: "192.0.2.1,  198.51.100.1 \t", client: "198.51.100.1" },
  // What cannot be read is no visitor's address.
  { what: "no address", trusted, forwarded: "unknown", client: proxy },
  { what: "a name", trusted, forwarded: "visitor.example:443", client: proxy },
  { what: "an obscured name", trusted, forwarded: "_hidden", client: proxy },
  { what: "a leading zero", trusted, forwarded: "198.51.100.010", client: proxy },
  { what: "three parts", trusted, forwarded: "198.51.100", client: proxy },
  { what: "a port that is none", trusted, forwarded: "198.51.100.1:", client: proxy },
  { what: "half a bracket", trusted, forwarded: "[2001:db8:1::7", client: proxy },
  {
    what: "no address, where it is not needed",
    trusted,
    forwarded: "unknown, 198.51.100.1",
    client: "198.51.100.1",
  },
  { what: "nothing", trusted, forwarded: "", client: proxy },
];
