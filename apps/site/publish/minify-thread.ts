import { parentPort, workerData } from "node:worker_threads";
import { minifyScript } from "./minify-script.ts";

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await minifyScript(workerData.code, workerData.hasMap));
