import type { ReactNode } from "react";
import { LiveRegion } from "../field/live-region.tsx";
import { useHydrated } from "../field/use-hydrated.ts";
import hidden from "../styles/visually-hidden.module.css";
import styles from "./reveal-button.module.css";

type RevealButtonProps = {
  /** The id of the input that it shows. */
  controls: string;
  disabled?: boolean | undefined;
  /** Undefined until it was used, so that nothing is said of it before. */
  isShown: boolean | undefined;
  /** Which password, for the button's name. */
  label: ReactNode;
  onToggle: () => void;
};

/** Shows and hides a password, and says that it did; it comes with the script that it needs. */
export function RevealButton({ controls, disabled, isShown, label, onToggle }: RevealButtonProps) {
  const isLive = useHydrated();
  return (
    <>
      <button
        aria-controls={controls}
        className={styles.root}
        disabled={disabled}
        hidden={!isLive}
        onClick={onToggle}
        type="button"
      >
        {isShown ? "Hide" : "Show"}
        {/* Not by aria-label: what is labelled with the field's words should be the field alone. */}
        <span className={hidden.root}> {label}</span>
      </button>
      <LiveRegion>{spokenOf(isShown)}</LiveRegion>
    </>
  );
}

function spokenOf(isShown: boolean | undefined): string {
  if (isShown === undefined) return "";
  return isShown ? "Your password is visible" : "Your password is hidden";
}
