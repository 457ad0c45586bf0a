import { createFormHydrator } from "../message-form/create-form-hydrator.tsx";
import { partnershipFormConfig } from "./partnership-form-config.tsx";

export const hydrate = createFormHydrator(partnershipFormConfig);
