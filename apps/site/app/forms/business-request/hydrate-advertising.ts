import { hydrateForm } from "../message-form/hydrate-form.tsx";
import { advertisingFormConfig } from "./advertising-form-config.ts";

export const hydrate = hydrateForm(advertisingFormConfig);
