import { createBuilder } from "vite";
import { site } from "./folders.ts";

const builder = await createBuilder({ root: site, configLoader: "native" });
await builder.buildApp();
// React Router's reader of its configuration would keep the process alive.
process.exit();
