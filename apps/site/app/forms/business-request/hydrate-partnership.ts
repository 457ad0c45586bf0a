import { hydrateForm } from "../message-form/hydrate-form.tsx";
import { partnershipFormConfig } from "./partnership-form-config.ts";

export const hydrate = hydrateForm(partnershipFormConfig);
