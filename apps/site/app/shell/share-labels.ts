/** What a `ShareButton` and its answer say; apart from it, for its script needs these words alone. */
export const shareLabels = {
  share: "Share with friends",
  copy: "Copy link",
  copied: "Link copied",
} as const;
