import { installChromium } from "../browser/chromium.ts";
import { installEngines } from "../browser/engines.ts";
import { turbo } from "./turbo.ts";

process.env.CHROMIUM_PATH = installChromium();
installEngines();
// One at a time: each uses all cores.
turbo("test:long", "--concurrency=1", ...process.argv.slice(2));
