/** How long a chunk may take to load, in milliseconds (specification, section 9). */
const timeout = 120_000;

/** The result of loading a chunk. */
export type Chunk<Module> =
  | { status: "loaded"; module: Module }
  | { status: "failed" | "late"; message: string };

/**
 * Loads a chunk that the page does not have from the start. It never rejects.
 *
 * @param id the chunk's name in messages, such as "contact"
 * @param importer `() => import("…")`
 * @returns the module; or `Loading chunk {id} failed`, after 120 s at the latest
 */
export async function loadChunk<Module>(id: string, importer: () => Promise<Module>): Promise<Chunk<Module>> {
  const message = `Loading chunk ${id} failed`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Chunk<Module>>((resolve) => {
    timer = setTimeout(() => resolve({ status: "late", message }), timeout);
  });
  const loading = importer().then(
    (module) => ({ status: "loaded", module }) as const,
    () => ({ status: "failed", message }) as const,
  );
  const chunk = await Promise.race([loading, late]);
  clearTimeout(timer);
  return chunk;
}
