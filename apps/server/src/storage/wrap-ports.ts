/**
 * Wraps each method of each port, which are objects of methods.
 *
 * @param around runs a call of a method such as `messages.save`
 */
export function wrapPorts<Ports extends object>(
  ports: Ports,
  around: (work: () => Promise<unknown>, operation: string) => Promise<unknown>,
): Ports {
  const wrapped = Object.entries(ports).map(([name, port]: [string, object]) => {
    const methods = Object.entries(port).map(([key, method]) => [
      key,
      async (...args: unknown[]) =>
        await around(async () => await Reflect.apply(method, port, args), `${name}.${key}`),
    ]);
    return [name, Object.fromEntries(methods)];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same ports, by the same names
  return Object.fromEntries(wrapped) as Ports;
}
