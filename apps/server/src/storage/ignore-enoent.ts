/**
 * What is done with a file; undefined where there is none.
 *
 * @throws what else went wrong
 * @example (await unlessMissing(readFile("accepted.log", "utf8"))) ?? "";
 */
export async function unlessMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  return await work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}
