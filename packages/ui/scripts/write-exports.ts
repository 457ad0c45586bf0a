import { readFileSync, writeFileSync } from "node:fs";
import { packageExports } from "./package-exports.ts";

const file = new URL("../package.json", import.meta.url);
const manifest = JSON.parse(readFileSync(file, "utf8"));
manifest.exports = packageExports("repository");
manifest.publishConfig.exports = packageExports("published");
writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
