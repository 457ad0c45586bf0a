/** The timeout for loading a chunk, in milliseconds (specification, section 9). */
const timeout = 120_000;

export type ChunkResult<Module> =
  | { status: "loaded"; module: Module }
  | { status: "failed" | "timeout"; message: string };

/**
 * Loads a lazy chunk. Never rejects.
 *
 * @param id the chunk's name in error messages, such as "contact"
 * @returns the module, or the message `Loading chunk {id} failed` after an error or 120 seconds
 */
export async function loadChunk<Module>(
  id: string,
  importer: () => Promise<Module>,
): Promise<ChunkResult<Module>> {
  const message = `Loading chunk ${id} failed`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<ChunkResult<Module>>((resolve) => {
    timer = setTimeout(() => resolve({ status: "timeout", message }), timeout);
  });
  const loading = importer().then(
    (module) => ({ status: "loaded", module }) as const,
    () => ({ status: "failed", message }) as const,
  );
  const chunk = await Promise.race([loading, timedOut]);
  clearTimeout(timer);
  return chunk;
}
