/**
 * Resolves with undefined if a file does not exist.
 *
 * @example (await ignoreENOENT(readFile("accepted.log", "utf8"))) ?? "";
 */
export async function ignoreENOENT<Result>(work: Promise<Result>): Promise<Result | undefined> {
  return await work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}
