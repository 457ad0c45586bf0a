/** A network that is there or not as one says; there is none at first. */
export function createNetworkByHand() {
  const changes = new EventTarget();
  let isThere = false;
  return {
    isOnline: () => isThere,
    onOnline: (listener: () => void) => {
      changes.addEventListener("online", listener);
      return () => changes.removeEventListener("online", listener);
    },
    lose: () => {
      isThere = false;
    },
    restore: () => {
      isThere = true;
      changes.dispatchEvent(new Event("online"));
    },
  };
}
