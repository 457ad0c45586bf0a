import { spawnSync } from "node:child_process";
import { mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder for the server's data; where it is a file system of its own, that can be filled up. */
export interface DataFolder {
  readonly path: string;
  /** Leaves no free block; undefined where this user may mount nothing. */
  readonly fill: (() => Promise<void>) | undefined;
  readonly makeRoom: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

const size = "4g";

/** Makes the folder; in memory, where this user may mount. */
export async function makeDataFolder(): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), "matchfront-chaos-"));
  const isMounted = run("mount", "-t", "tmpfs", "-o", `size=${size},mode=700`, "tmpfs", path);
  return {
    path,
    fill: isMounted ? fill : undefined,
    async makeRoom() {
      if (isMounted) run("mount", "-o", `remount,size=${size}`, path);
    },
    async remove() {
      if (isMounted) run("umount", "--lazy", path);
      await rm(path, { recursive: true, force: true });
    },
  };

  async function fill(): Promise<void> {
    // Refused where more was written meanwhile.
    for (let isFull = false; !isFull;) {
      const { blocks, bfree, bsize } = await statfs(path);
      isFull = run("mount", "-o", `remount,size=${(blocks - bfree) * bsize}`, path);
    }
  }
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args).status === 0;
}
