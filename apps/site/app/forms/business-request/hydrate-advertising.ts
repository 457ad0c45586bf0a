import { hydrateForm } from "../message-form/hydrate-form.tsx";
import { advertisingBinding } from "./advertising-binding.ts";

export const hydrate = hydrateForm(advertisingBinding);
