import { configureGlobal } from "fast-check";

// Properties meet the same cases on every machine and every day; a long run meets new ones. Where one fails, its seed
// and its smallest case are shown.
configureGlobal(process.env.MODE === "long" ? {} : { seed: 20_261_121 });
