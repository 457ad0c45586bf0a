/** Lets the handlers of every settled promise run. */
export const flushPromises = () => new Promise((resolve) => setImmediate(resolve));
