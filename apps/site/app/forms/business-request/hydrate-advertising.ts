import { hydrateForm } from "../message-form/hydrate-form.tsx";
import { advertisingMessage } from "./advertising-message.ts";

export const hydrate = hydrateForm(advertisingMessage);
