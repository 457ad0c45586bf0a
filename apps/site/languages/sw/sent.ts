import type { sent as english } from "../en/sent.ts";
import type { Translation } from "../translation.ts";

/** The page after a message that was sent without script; its thanks are its form's. */
export const sent = {
  title: "Ujumbe umetumwa",
  drawing: "Wazee wawili, mwanamke na mwanamume, wakicheka wakinywa kahawa, mkono kwa mkono",
  home: "Nenda ukurasa wa mwanzo",
} as const satisfies Translation<typeof english>;
