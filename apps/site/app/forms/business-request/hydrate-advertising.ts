import { createFormHydrator } from "../message-form/create-form-hydrator.tsx";
import { advertisingFormConfig } from "./advertising-form-config.ts";

export const hydrate = createFormHydrator(advertisingFormConfig);
