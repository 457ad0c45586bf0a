import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Plugin } from "vite";
import { minifyScript, type Script } from "./minify-script.ts";

/** Shorter ones are minified sooner than a thread is started, in characters. */
const worthThread = 50_000;

/** Minified scripts by what they were made from: React's file is part of two builds, and takes longest. */
const minified = new Map<string, Promise<Script>>();

/** Minifies scripts by terser: a few hundred bytes less than by Vite's own minifier. */
export const minifyScripts: Plugin = {
  name: "minify-scripts",
  async renderChunk(code, _chunk, { sourcemap }) {
    const run = code.length < worthThread ? minifyScript : minifyInThread;
    const script = minified.get(code) ?? run(code, Boolean(sourcemap));
    minified.set(code, script);
    return await script;
  },
};

/** On another core. */
async function minifyInThread(code: string, hasMap: boolean): Promise<Script> {
  const thread = new Worker(new URL("./minify-thread.ts", import.meta.url), { workerData: { code, hasMap } });
  const [script] = await once(thread, "message");
  return script;
}
