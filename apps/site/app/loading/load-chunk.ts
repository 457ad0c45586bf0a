/** How long a part of a page may take to arrive, in milliseconds (specification, section 9). */
const longestWait = 120_000;

/** What became of a part of a page that was asked for. */
export type Chunk<Module> =
  | { status: "loaded"; module: Module }
  | { status: "failed" | "late"; message: string };

/**
 * Loads a part of a page that is not there from the start. It never rejects.
 *
 * @param id what the part is called, such as "contact"
 * @param importer `() => import("…")`
 * @returns the module; or `Loading chunk {id} failed`, after 120 s at the latest
 * @example const chunk = await loadChunk("contact", () => import("../forms/contact/hydrate-contact.ts"));
 */
export async function loadChunk<Module>(id: string, importer: () => Promise<Module>): Promise<Chunk<Module>> {
  const message = `Loading chunk ${id} failed`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Chunk<Module>>((resolve) => {
    timer = setTimeout(() => resolve({ status: "late", message }), longestWait);
  });
  const arrival = importer().then(
    (module) => ({ status: "loaded", module }) as const,
    () => ({ status: "failed", message }) as const,
  );
  const chunk = await Promise.race([arrival, late]);
  clearTimeout(timer);
  return chunk;
}
