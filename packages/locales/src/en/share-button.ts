/** What a `ShareButton` and its answer say; its script reads them as they are, so they name no values. */
export const shareButton = {
  share: "Share with friends",
  copy: "Copy link",
  copied: "Link copied",
} as const;
