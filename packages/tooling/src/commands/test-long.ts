import { installChromium } from "../browser/chromium.ts";
import { installOrca } from "../browser/engines.ts";
import { unpackOldChromium } from "../browser/old-chromium.ts";
import { turbo } from "./turbo.ts";

process.env.CHROMIUM_PATH = installChromium();
installOrca();
unpackOldChromium();
// One at a time: each uses all cores.
turbo("test:long", "--concurrency=1", ...process.argv.slice(2));
