/**
 * A random UUID (RFC 9562, version 4), also where `crypto.randomUUID` is missing: on pages without HTTPS, such as a
 * phone that looks at a developer's machine.
 *
 * @example createKey(); // "0b9d2c1e-7f64-4c0a-9a53-5d1e2f3a4b5c"
 */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3})(.)(.{3})(.{12})$/, (_, a, b, c, variant: string, d, e) => {
    return `${a}-${b}-4${c}-${"89ab"[Number.parseInt(variant, 16) % 4]}${d}-${e}`;
  });
}
