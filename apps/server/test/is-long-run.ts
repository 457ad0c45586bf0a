/** Whether this is `test:long`, which has more of everything: Vitest provides its mode as a variable. */
// oxlint-disable-next-line node/no-process-env -- the one place where tests read their mode
export const isLongRun = process.env["MODE"] === "long";
