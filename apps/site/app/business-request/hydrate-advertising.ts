import { hydrateForm } from "../message-form/hydrate-form.tsx";
import { advertisingForm } from "./business-request-forms.tsx";

export const hydrate = hydrateForm(advertisingForm);
