import type { MessageFormName } from "@matchfront/forms/site";
import type { InteractionChunk } from "./forms/message-form/interaction-context.ts";
import { prepareForm, type PreparedForm } from "./forms/message-form/prepare-form.ts";
import { loadIsland, reserveReload, watchNavigation } from "./islands/load-island.ts";

/** The island chunk: React and the form's components. */
type IslandModule = { hydrate: (root: HTMLElement, interactionChunk: InteractionChunk) => void };

const islands: Readonly<Record<string, () => Promise<IslandModule>>> = {
  contact: () => import("./forms/contact/hydrate-contact.ts"),
  partnership: () => import("./forms/business-request/hydrate-partnership.ts"),
  advertising: () => import("./forms/business-request/hydrate-advertising.ts"),
} satisfies Record<MessageFormName, () => Promise<IslandModule>>;

const sending = { id: "sending", importer: () => import("./forms/message-form/sending.ts") };

for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) void hydrateIsland(root);

/** Hydrates an island when the page has loaded and the thread is idle, or on the first interaction with it. */
async function hydrateIsland(root: HTMLElement): Promise<void> {
  const prepared = prepareForm(root);
  const { island: id = "" } = root.dataset;
  const importer = islands[id];
  if (!importer) throw new Error(`No island is called "${id}": add it to the registry.`);
  const stopWatching = watchNavigation();
  const interaction = firstInteraction(root);
  await Promise.race([interaction, pageLoad().then(idleTime)]);
  const island = await loadIsland({ id, importer, stopWatching, ...prepared });
  if (!island || prepared.isPosted()) return;
  const load = createChunkLoader(prepared);
  island.hydrate(root, { load, loading: interaction.then(load) });
}

/** Loads the chunk once. If that failed, the next call reloads the page: browsers retry no failed module. */
function createChunkLoader({ onChunkMissing, ...options }: PreparedForm): InteractionChunk["load"] {
  let loading: ReturnType<typeof load> | undefined;
  let isMissing = false;
  return () => {
    if (isMissing && navigator.onLine && reserveReload(sending.id)) options.reload();
    loading ??= load();
    return loading;
  };

  async function load() {
    const module = await loadIsland({ ...sending, ...options });
    isMissing = module === undefined;
    if (isMissing) onChunkMissing();
    return module;
  }
}

async function firstInteraction(root: HTMLElement): Promise<void> {
  // The visitor may have focused the island before this script ran.
  if (!root.contains(document.activeElement)) await nextEvent(root, "focusin", "pointerdown");
}

async function pageLoad(): Promise<void> {
  if (document.readyState !== "complete") await nextEvent(window, "load");
}

async function nextEvent(target: EventTarget, ...names: string[]): Promise<void> {
  await new Promise((resolve) => {
    for (const name of names) target.addEventListener(name, resolve, { once: true });
  });
}

async function idleTime(): Promise<void> {
  // Safari has no requestIdleCallback; a timeout after the load event is the closest substitute.
  await new Promise<unknown>((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, 200),
  );
}
