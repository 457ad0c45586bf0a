import {
  type ContactValues,
  contactForm,
  createDraft,
  createOfflineQueue,
  createSubmit,
} from "@matchfront/forms";
import { useState, useSyncExternalStore } from "react";
import diagram from "@matchfront/forms/docs/submit.md?raw";
import { MachinePage } from "./machine-page.tsx";
import { usePendingCall } from "./use-pending-call.ts";

const message: ContactValues = { topic: "Ad Sales", email: "ada@mail.example", description: "Hello" };
const noNetwork = "We couldn’t reach the server.";

/** The submit of the message forms; a person answers its call. It starts offline. */
export function ManualSubmit() {
  const { pending, waitFor } = usePendingCall();
  const [network] = useState(createManualNetwork);
  const [submit] = useState(() => {
    const entries = new Map<string, string>();
    const storage = {
      getItem: (name: string) => entries.get(name) ?? null,
      setItem: (name: string, value: string) => void entries.set(name, value),
      removeItem: (name: string) => void entries.delete(name),
    };
    const form = contactForm;
    const draft = createDraft(form, { storage });
    const queue = createOfflineQueue<ContactValues, string>({
      draft,
      send: draft.wrap((_values, { signal }) =>
        waitFor("send", signal, { "it is taken": "Thank you" }, ["Email is blocked", noNetwork]),
      ),
      isOffline: (error) => error instanceof Error && error.message === noNetwork,
      network,
      clock: {
        now: Date.now,
        random: Math.random,
        // Without a delay, because a person controls the network.
        later(listener) {
          const timer = setTimeout(listener);
          return () => clearTimeout(timer);
        },
      },
    });
    return createSubmit({ queue });
  });
  const state = useSyncExternalStore(submit.subscribe, submit.getState, submit.getState);
  return (
    <MachinePage
      actions={{
        send: () => void submit.submit(message),
        cancel: submit.cancel,
        "close the thanks": submit.reset,
        "lose the network": network.disconnect,
        "the network is back": network.reconnect,
      }}
      diagram={diagram}
      pending={pending}
      lead="The real machine of @matchfront/forms that the contact, partnership and advertising forms send with. Without a network a message waits until it is back."
      state={state}
      title="Submit"
    />
  );
}

/** A network that a person connects and disconnects; it starts disconnected. */
function createManualNetwork() {
  const changes = new EventTarget();
  let isConnected = false;
  return {
    isOnline: () => isConnected,
    onOnline: (listener: () => void) => {
      changes.addEventListener("online", listener);
      return () => changes.removeEventListener("online", listener);
    },
    disconnect: () => {
      isConnected = false;
    },
    reconnect: () => {
      isConnected = true;
      changes.dispatchEvent(new Event("online"));
    },
  };
}
