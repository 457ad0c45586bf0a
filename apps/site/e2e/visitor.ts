/** A visitor unknown to every server, so that tests do not share rate limits or mail. */
export type Visitor = {
  /** The IP address of the visitor's requests. */
  address: string;
  email: string;
  /** Phone numbers in Nigeria, without the country's code. */
  number: string;
  otherNumber: string;
};

let count = 0;

/** Creates a visitor who is new to this worker's server. */
export function newVisitor(): Visitor {
  count += 1;
  return {
    // Limits count a /64 (https://www.rfc-editor.org/rfc/rfc3849 reserves this network for examples).
    address: `2001:db8:0:${count.toString(16)}::1`,
    email: `ada-${count}@mail.example`,
    number: String(8_031_230_000 + count),
    otherNumber: String(8_051_230_000 + count),
  };
}
