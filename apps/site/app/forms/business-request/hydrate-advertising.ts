import { hydrateForm } from "../message-form/hydrate-form.tsx";
import { advertisingMessage } from "./advertising-message.ts";

export const kind = advertisingMessage;
export const hydrate = hydrateForm(kind);
