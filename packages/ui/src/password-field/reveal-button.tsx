import type { ReactNode } from "react";
import { LiveRegion } from "../field/live-region.tsx";
import { useHydrated } from "../field/use-hydrated.ts";
import hidden from "../styles/visually-hidden.module.css";
import type { PasswordMessages } from "./password-messages.ts";
import styles from "./password-field.module.css";

type RevealButtonProps = {
  controls: string;
  disabled?: boolean | undefined;
  /** Undefined until the first click, so that nothing is announced before. */
  isShown: boolean | undefined;
  /** The field's label, which completes the button's name. */
  label: ReactNode;
  onToggle: () => void;
  messages: PasswordMessages;
};

/** Toggles the visibility of a password and announces it. Hidden until hydration. */
export function RevealButton({ controls, disabled, isShown, label, onToggle, messages }: RevealButtonProps) {
  const isHydrated = useHydrated();
  return (
    <>
      <button
        aria-controls={controls}
        className={styles.reveal}
        disabled={disabled}
        hidden={!isHydrated}
        onClick={onToggle}
        type="button"
      >
        {isShown ? messages.hide : messages.show}
        {/* Not aria-label: a search by label text must find only the field. */}
        <span className={hidden.root}> {label}</span>
      </button>
      <LiveRegion>{announcementOf(isShown, messages)}</LiveRegion>
    </>
  );
}

function announcementOf(isShown: boolean | undefined, messages: PasswordMessages): string {
  if (isShown === undefined) return "";
  return isShown ? messages.shown : messages.hidden;
}
