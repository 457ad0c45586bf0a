/** Lets every promise that is settled be heard. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));
