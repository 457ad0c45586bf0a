import { parentPort, workerData } from "node:worker_threads";
import { findDamage } from "./storage/find-damage.ts";

// A worker, since SQLite blocks its thread for seconds while it reads a large file.
parentPort?.postMessage(findDamage(String(workerData)));
