import type { MessageFormName } from "@matchfront/forms";
import { prepareForm } from "./forms/message-form/prepare-form.ts";
import { hydrateIslands, type IslandEntry } from "./islands/hydrate-islands.ts";

// The script of interactive pages: the registry of the site's islands.
hydrateIslands({
  contact: { prepare: prepareForm, load: () => import("./forms/contact/hydrate-contact.ts") },
  partnership: {
    prepare: prepareForm,
    load: () => import("./forms/business-request/hydrate-partnership.ts"),
  },
  advertising: {
    prepare: prepareForm,
    load: () => import("./forms/business-request/hydrate-advertising.ts"),
  },
} satisfies Record<MessageFormName, IslandEntry>);
