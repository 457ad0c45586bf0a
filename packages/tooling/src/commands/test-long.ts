import { installChromium } from "../browser/chromium.ts";
import { installMissingPackages } from "../browser/debian.ts";
import { installOrca } from "../browser/engines.ts";
import { unpackOldChromium } from "../browser/old-chromium.ts";
import { turbo } from "./turbo.ts";

process.env.CHROMIUM_PATH = installChromium();
installOrca();
unpackOldChromium();
// The tests of docs/deploy need these.
installMissingPackages({
  bubblewrap: "/usr/bin/bwrap",
  buildah: "/usr/bin/buildah",
  mmdebstrap: "/usr/bin/mmdebstrap",
  haproxy: "/usr/sbin/haproxy",
  "nginx-light": "/usr/sbin/nginx",
});
// One task at a time, because each uses all cores.
turbo("test:long", "--concurrency=1", ...process.argv.slice(2));
