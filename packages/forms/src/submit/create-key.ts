/**
 * A random UUID (RFC 9562, version 4), also where `crypto.randomUUID` is missing: on pages without HTTPS, such as a
 * phone that looks at a developer's machine.
 *
 * @example createKey(); // "0b9d2c1e-7f64-4c0a-9a53-5d1e2f3a4b5c"
 */
export function createKey(): string {
  return "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replaceAll(/[xy]/g, (place) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (place === "x" ? random % 16 : 8 + (random % 4)).toString(16);
  });
}
