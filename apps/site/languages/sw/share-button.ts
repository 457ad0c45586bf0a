import type { shareButton as english } from "../en/share-button.ts";
import type { Translation } from "../translation.ts";

/** What a `ShareButton` and its answer say; its script reads them as they are, so they name no values. */
export const shareButton = {
  share: "Shiriki na marafiki",
  copy: "Nakili kiungo",
  copied: "Kiungo kimenakiliwa",
} as const satisfies Translation<typeof english>;
