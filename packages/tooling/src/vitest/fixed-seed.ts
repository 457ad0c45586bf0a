import { configureGlobal } from "fast-check";

// Property tests run the same cases each time; `test:long` runs new ones.
configureGlobal(process.env.MODE === "long" ? {} : { seed: 20_261_121 });
