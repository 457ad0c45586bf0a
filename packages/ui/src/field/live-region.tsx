import { useEffect, useState, type ComponentProps } from "react";

/** A hidden live region. Render it empty from the start, because screen readers announce changes only. */
export function LiveRegion(props: ComponentProps<"output">) {
  return <output data-visually-hidden="" {...props} />;
}

/** How long the text must stay unchanged before it is announced, in ms. */
const delay = 1000;

type DebouncedLiveRegionProps = {
  children: string;
  /**
   * The same for every translation of a message; a text is announced only when this key changes. @default the text
   */
  messageKey?: string | undefined;
};

/**
 * Announces a text once it has stayed unchanged for a second, such as a count that changes with each key.
 * Clears the announcement at once when the text is empty.
 */
export function DebouncedLiveRegion({ children: text, messageKey = text }: DebouncedLiveRegionProps) {
  const [[announced, announcedKey], setAnnounced] = useState([text, messageKey]);
  // Clears a text in the old language, which a screen reader would read with the wrong voice.
  if (announced && announced !== text && announcedKey === messageKey) setAnnounced(["", messageKey]);
  useEffect(() => {
    if (announcedKey === messageKey) return undefined;
    const timer = setTimeout(() => setAnnounced([text, messageKey]), delay);
    return () => clearTimeout(timer);
  }, [text, messageKey, announcedKey]);
  return <LiveRegion>{text && announced}</LiveRegion>;
}
