import { createFormHydrator } from "../message-form/create-form-hydrator.tsx";
import { partnershipFormConfig } from "./partnership-form-config.ts";

export const hydrate = createFormHydrator(partnershipFormConfig);
