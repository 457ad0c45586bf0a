/** `Accept-Encoding` headers, by the coding that the server answers with. */
export const codingCases = {
  br: "gzip, deflate, br, zstd | BR | ,, br ,, | * | identity;q=0, br;q=0.1",
  gzip:
    "gzip, deflate | GZip;Q=1, bR;q=0.0 | br;q=0, * | *, br;q=0 | br;q=0.000,gzip | br ;\tq=0 , gzip | " +
    "br; q = 0, gzip | gzip;q=0.001 | gzip;q=1.0, br;q=0.5 | *;q=0, gzip | x-gzip | br;q=no, gzip | br;q=-1, gzip",
  identity:
    "br;q=0, gzip;q=0, * | *;q=0 | identity;q=0 | X-GZIP;q=0 | br;q=0;gzip | brotli, xbr, gzipped | deflate | ",
};

/** The other coding that nginx answers with, which the client accepts, too. */
export const byNginx: Readonly<Record<string, string>> = {
  "*": "identity",
  "br;q=0, *": "identity",
  "*, br;q=0": "identity",
  "gzip;q=1.0, br;q=0.5": "br",
};
