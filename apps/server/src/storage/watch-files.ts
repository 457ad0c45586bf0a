import { fstatSync, ftruncateSync, openSync, readSync, statSync } from "node:fs";

/** The sizes of the log's header, of a frame's, which precedes a page, and of the part of the index that is read. */
const [logHeader, frameHeader, indexHeader] = [32, 24, 136];

type State = NonNullable<ReturnType<typeof readState>>;
export type OpenFile = ReturnType<typeof open>;
export type WatchedFiles = ReturnType<typeof watchFiles>;

/**
 * Watches the files of an open SQLite database for writes of other programs. A commit appends to the log. The index, which
 * processes share, says how much of the log is valid. A checkpoint copies pages from the log to the database, and the index
 * counts them: https://www.sqlite.org/walformat.html.
 *
 * @throws if a file is missing
 */
export function watchFiles(file: string) {
  const [database, log, index] = [open(file), open(`${file}-wal`), open(`${file}-shm`)];
  const { size: indexSize } = fstatSync(index.fd);
  let known: State | undefined;
  return {
    database,
    log,
    index,
    isIntact,
    /** Whether the log is this database's, or was emptied. */
    isOwnLog: () => [known?.salts, 0n].includes(readSalts(log)),
  };

  /** Whether SQLite alone wrote to the files since the last call. Takes microseconds, and is synchronous for that. */
  function isIntact(): boolean {
    const state = readState(database, index);
    if (!state) {
      // An access to a missing part would end the process. SQLite builds an invalid index again.
      if (fstatSync(index.fd).size < indexSize) ftruncateSync(index.fd, indexSize);
      return true;
    }
    if ((!known || follows(state, known)) && hasFrames(log, state)) {
      known = state;
      return true;
    }
    // Another process may have been at work.
    return readState(database, index)?.bytes.equals(state.bytes) !== true && isIntact();
  }
}

export function isInPlace({ path, dev, ino }: OpenFile): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.ino === ino && found.dev === dev;
}

/** Opens a file until the thread ends: SQLite's locks on it would end if this process closed it. */
function open(path: string) {
  const fd = openSync(path, "r+");
  const { dev, ino } = fstatSync(fd);
  return { path, fd, dev, ino };
}

/** Reads the index, then the database, whose changes it announces. Returns undefined if the index is invalid. */
function readState(database: OpenFile, index: OpenFile) {
  const bytes = read(index, indexHeader);
  // The header is there twice, so that a reader sees whether it is being written.
  if (bytes[12] !== 1 || bytes.compare(bytes, 48, 96, 0, 48) !== 0) return undefined;
  const word = new Uint32Array(bytes.buffer);
  const { size, mtimeMs } = fstatSync(database.fd);
  return {
    bytes,
    changes: word[2] ?? 0,
    // Of 65,536 bytes, it says 1.
    pageSize: bytes.readUInt16LE(14) === 1 ? 65_536 : bytes.readUInt16LE(14),
    frames: word[4] ?? 0,
    checksums: [word[6], word[7]],
    salts: bytes.readBigUInt64LE(32),
    copiedFrames: word[24],
    framesToCopy: word[32],
    size,
    mtimeMs,
  };
}

/** Whether SQLite makes one state from the other. Only a checkpoint changes the database. */
function follows(state: State, known: State): boolean {
  const isSameLog = state.salts === known.salts;
  // SQLite counts changes from 0 when it has built the index again.
  if (state.changes < known.changes && !(isSameLog && state.frames >= known.frames)) return false;
  if (state.size === known.size && state.mtimeMs === known.mtimeMs) return true;
  return !isSameLog || state.copiedFrames !== known.copiedFrames || state.copiedFrames !== state.framesToCopy;
}

/** Whether the log has all frames of which the index knows, by its first and last headers. */
function hasFrames(log: OpenFile, { frames, pageSize, salts, checksums }: State): boolean {
  if (frames === 0) return true;
  const last = read(log, frameHeader, logHeader + (frames - 1) * (frameHeader + pageSize));
  return (
    readSalts(log) === salts &&
    last.readBigUInt64LE(8) === salts &&
    checksums.every((sum, at) => sum === last.readUInt32BE(16 + 4 * at))
  );
}

/** Returns two random numbers, which a log and its index share until the log begins again. */
function readSalts(log: OpenFile): bigint {
  return read(log, logHeader).readBigUInt64LE(16);
}

/** Reads bytes of a file. Those beyond its end are zero. */
function read({ fd }: OpenFile, length: number, position = 0): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(fd, bytes, 0, length, position);
  return bytes;
}
