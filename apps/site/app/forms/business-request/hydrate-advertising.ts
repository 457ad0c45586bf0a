import { createFormHydrator } from "../message-form/create-form-hydrator.tsx";
import { advertisingFormConfig } from "./advertising-form-config.tsx";

export const hydrate = createFormHydrator(advertisingFormConfig);
