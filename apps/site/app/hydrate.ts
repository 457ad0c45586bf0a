import type { MessageFormName } from "@matchfront/forms/site";
import type { InteractionModule } from "./forms/message-form/interaction-context.ts";
import { prepareForm } from "./forms/message-form/prepare-form.ts";
import { hydrateIslands, type IslandModule } from "./islands/hydrate-islands.ts";

const islands = {
  contact: () => import("./forms/contact/hydrate-contact.ts"),
  partnership: () => import("./forms/business-request/hydrate-partnership.ts"),
  advertising: () => import("./forms/business-request/hydrate-advertising.ts"),
} satisfies Record<MessageFormName, () => Promise<IslandModule<InteractionModule>>>;

const sending = { id: "sending", importer: () => import("./forms/message-form/sending.ts") };

hydrateIslands(islands, sending, prepareForm);
