import { hydrateForm } from "../message-form/hydrate-form.tsx";
import { partnershipForm } from "./business-request-forms.tsx";

export const hydrate = hydrateForm(partnershipForm);
