import { spawnSync } from "node:child_process";
import { mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqlite } from "../src/storage/open-sqlite.ts";

export type FileStore = Awaited<ReturnType<typeof makeFileStore>>;

const size = "4g";

/** Makes the data folder of one server. If this user may mount, it is a file system in memory, which can be filled. */
export async function makeFileStore() {
  const folder = await mkdtemp(join(tmpdir(), "matchfront-chaos-"));
  const isMounted = run("mount", "-t", "tmpfs", "-o", `size=${size},mode=700`, "tmpfs", folder);
  const file = join(folder, "messages.db");
  return {
    file,
    variables: [{ DATA_DIR: folder }],
    hasServersClock: true,
    open: () => openSqlite(file),
    fill: isMounted ? fill : undefined,
    makeRoom: async () => void run("mount", "-o", `remount,size=${size}`, folder),
    async remove() {
      if (isMounted) run("umount", "--lazy", folder);
      await rm(folder, { recursive: true, force: true });
    },
  };

  async function fill(): Promise<void> {
    // The mount fails if the server has written meanwhile.
    for (let isFull = false; !isFull;) {
      const { blocks, bfree, bsize } = await statfs(folder);
      isFull = run("mount", "-o", `remount,size=${(blocks - bfree) * bsize}`, folder);
    }
  }
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args).status === 0;
}
