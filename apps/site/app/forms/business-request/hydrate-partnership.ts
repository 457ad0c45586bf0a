import { hydrateForm } from "../message-form/hydrate-form.tsx";
import { partnershipBinding } from "./partnership-binding.ts";

export const hydrate = hydrateForm(partnershipBinding);
