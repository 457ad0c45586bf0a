const digit = /\p{Nd}/u;

/**
 * Replaces the decimal digits of any script by those of ASCII.
 *
 * @example toAsciiDigits("٠٨٠٣ ４５"); // "0803 45"
 */
export function toAsciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (found) => {
    const code = found.codePointAt(0) ?? 0;
    let value = 0;
    // Unicode encodes each script's digits in one ascending run of ten.
    while (digit.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value % 10);
  });
}
