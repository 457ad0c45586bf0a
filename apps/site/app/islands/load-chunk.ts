/** The timeout for loading a chunk, in milliseconds (specification, section 9). */
const timeout = 120_000;

type ChunkResult<Module> =
  | { status: "loaded"; module: Module }
  | { status: "failed" | "timeout"; message: string };

/** Loads a chunk. Never rejects: after an error or 120 seconds, the result is a message with the chunk's ID. */
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
