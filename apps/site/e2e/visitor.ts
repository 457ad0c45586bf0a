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
    // Limits count up to a /48 (https://www.rfc-editor.org/rfc/rfc3849 reserves this network for examples).
    address: `2001:db8:${count.toString(16)}::1`,
    email: `ada-${count}@mail.example`,
    // And numbers that differ in their last three digits only.
    number: String(8_031_000_000 + 1000 * count),
    otherNumber: String(8_051_000_000 + 1000 * count),
  };
}
