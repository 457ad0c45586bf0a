import { useSyncExternalStore } from "react";

/** Whether this is rendered on a server, or in the browser for the first time over the server's HTML. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(subscribeToNothing, inBrowser, onServer);
}

const subscribeToNothing = () => () => {};
const inBrowser = () => false;
/** React also uses this in the browser, while hydrating. */
const onServer = () => true;
