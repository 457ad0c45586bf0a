import { hydrateForm } from "../message-form/hydrate-form.tsx";
import { partnershipMessage } from "./partnership-message.ts";

export const kind = partnershipMessage;
export const hydrate = hydrateForm(kind);
