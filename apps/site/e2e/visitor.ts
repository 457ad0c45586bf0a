/** A new visitor, so that tests do not share rate limits or mail. */
export type Visitor = {
  address: string;
  email: string;
  /** Phone numbers in Nigeria, without country code. */
  number: string;
  otherNumber: string;
};

let count = 0;

export function newVisitor(): Visitor {
  count += 1;
  return {
    // Rate limits count per /48 (https://www.rfc-editor.org/rfc/rfc3849 reserves this network for examples).
    address: `2001:db8:${count.toString(16)}::1`,
    email: `ada-${count}@mail.example`,
    // Rate limits group numbers that differ only in the last three digits.
    number: String(8_031_000_000 + 1000 * count),
    otherNumber: String(8_051_000_000 + 1000 * count),
  };
}
