/** Somebody whom no server knows yet, so that limits and mail of one test are not another's. */
export type Visitor = {
  /** Where the visitor's requests come from. */
  address: string;
  email: string;
  /** Phone numbers in Nigeria, without the country's code. */
  number: string;
  otherNumber: string;
};

let count = 0;

/** A visitor whom this worker's server has not seen. */
export function newVisitor(): Visitor {
  count += 1;
  return {
    // Limits count a /64 (https://www.rfc-editor.org/rfc/rfc3849 keeps this network for examples).
    address: `2001:db8:0:${count.toString(16)}::1`,
    email: `ada-${count}@mail.example`,
    number: String(8_031_230_000 + count),
    otherNumber: String(8_051_230_000 + count),
  };
}
