/** The condition by which this repository's workspaces import sources. */
const source = "@matchfront/source";

export const hooks = {
  /** Publishes the `exports` of what is built, and those of `@matchfront/ui` without patterns. */
  async beforePacking(manifest) {
    const built = JSON.parse(JSON.stringify(manifest.exports), (key, value) =>
      key === source || Object.keys(value).length === 0 ? undefined : value,
    );
    if (manifest.name !== "@matchfront/ui") return { ...manifest, exports: built };
    // Imported here, since an install runs on Node 20, which cannot read TypeScript.
    const { packageExports } = await import("./packages/ui/scripts/package-exports.ts");
    return { ...manifest, exports: packageExports(built) };
  },
};
