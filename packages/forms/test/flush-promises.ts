/** Waits until the handlers of all settled promises have run. */
export const flushPromises = () => new Promise((resolve) => setImmediate(resolve));
