import { configureGlobal } from "fast-check";

// Property tests use the same cases in every run; `test:long` uses new ones. A failure reports its seed and its
// smallest counterexample.
configureGlobal(process.env.MODE === "long" ? {} : { seed: 20_261_121 });
