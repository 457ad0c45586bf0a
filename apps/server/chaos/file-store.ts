import { join } from "node:path";
import { openSqlite } from "../src/storage/open-sqlite.ts";
import { makeDataFolder, type DataFolder } from "./data-folder.ts";
import type { Store } from "./store.ts";

/** One server's SQLite file. */
export interface FileStore extends Store {
  readonly data: DataFolder;
  readonly file: string;
}

/** Makes the folder of a server that stores in a file of its own. */
export async function makeFileStore(): Promise<FileStore> {
  const data = await makeDataFolder();
  const file = join(data.path, "messages.db");
  return {
    data,
    file,
    variables: [{ DATA_DIR: data.path }],
    hasServersClock: true,
    open: () => openSqlite(file),
    remove: () => data.remove(),
  };
}
