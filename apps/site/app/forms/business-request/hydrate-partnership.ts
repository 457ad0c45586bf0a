import { hydrateForm } from "../message-form/hydrate-form.tsx";
import { partnershipMessage } from "./partnership-message.ts";

export const hydrate = hydrateForm(partnershipMessage);
