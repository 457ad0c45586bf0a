import { installChromium } from "../browser/chromium.ts";
import { installMissingPackages, orcaPackages } from "../browser/debian.ts";
import { unpackOldChromium } from "../browser/old-chromium.ts";
import { runTasks } from "./run.ts";

process.env.CHROMIUM_PATH = installChromium();
unpackOldChromium();
installMissingPackages({
  ...orcaPackages,
  // The tests of docs/deploy need these.
  bubblewrap: "/usr/bin/bwrap",
  buildah: "/usr/bin/buildah",
  mmdebstrap: "/usr/bin/mmdebstrap",
  haproxy: "/usr/sbin/haproxy",
  "nginx-light": "/usr/sbin/nginx",
  // The tests of mail need this.
  postfix: "/usr/sbin/postfix",
});
// One task at a time, because each uses all cores.
runTasks("test:long", "--concurrency=1", ...process.argv.slice(2));
