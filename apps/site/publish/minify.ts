import { minify } from "terser";
import type { Plugin } from "vite";

/** Minified code by what it was made from: React's file is part of two builds, and takes longest. */
const minified = new Map<string, Promise<string>>();

/** Minifies scripts by terser: a few hundred bytes less than by Vite's own minifier. */
export const minifyScripts: Plugin = {
  name: "minify-scripts",
  async renderChunk(code) {
    const known = minified.get(code) ?? minifyScript(code);
    minified.set(code, known);
    return { code: await known, map: null };
  },
};

async function minifyScript(code: string): Promise<string> {
  const { code: shorter } = await minify(code, {
    module: true,
    ecma: 2020,
    safari10: true,
    compress: { passes: 2 },
    format: { comments: false },
  });
  if (shorter === undefined) throw new Error("Terser answered nothing.");
  return shorter;
}
