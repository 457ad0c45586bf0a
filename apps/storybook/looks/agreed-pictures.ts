const [, chromium = "unknown"] = /Chrome\/(\d+)/.exec(navigator.userAgent) ?? [];
const pictures = Object.keys(import.meta.glob("../../../packages/ui/src/*/pictures/*/*.png"));
const recorded = [...new Set(pictures.map((file) => file.split("/").at(-2)))];

/** Letters and edges look alike only in one version of Chromium on one system. */
export const pictureFolder = `chromium-${chromium}-${/Linux/.test(navigator.platform) ? "linux" : "other"}`;

/** Why pictures taken here cannot be compared; undefined where they can, or are about to be recorded. */
export const missingPictures = findReason();

function findReason(): string | undefined {
  if (import.meta.env.MODE === "long")
    return "The agreed pictures are of stories rendered from left to right.";
  if (import.meta.env.MODE === "update" || recorded.includes(pictureFolder)) return undefined;
  return `The agreed pictures are of ${recorded.join(", ") || "nothing yet"}, and this is ${pictureFolder}.`;
}
