"use client";

import { useEffect, useState, type ComponentProps } from "react";
import controlStyles from "../field/control.module.css";
import { DebouncedLiveRegion, LiveRegion } from "../field/live-region.tsx";
import { FieldFrame } from "../field/field-frame.tsx";
import { splitFieldProps, type FieldProps } from "../field/field-props.ts";
import { useControlValue } from "../field/use-control-value.ts";
import { useHydrated } from "../field/use-hydrated.ts";
import { useMergedRef } from "../refs/use-merged-ref.ts";
import { englishMessages, type PasswordMessages } from "./password-messages.ts";
import { passwordStrength } from "./password-strength.ts";
import styles from "./password-field.module.css";

export type PasswordFieldProps = Omit<ComponentProps<"input">, "id" | "name" | "type" | "autoComplete"> &
  FieldProps & {
    /** Tells password managers whether the password is new or existing. */
    autoComplete: "new-password" | "current-password";
    /** Whether to show the strength, from the first letter on. @default false */
    strength?: boolean | undefined;
    /** The texts of the button, announcements and strength. @default English texts */
    messages?: PasswordMessages | undefined;
  };

/**
 * A password field with a button that reveals the text until the form is submitted. Passes other props to the
 * native input. Without JavaScript it has neither button nor strength.
 * Source: GOV.UK Design System, password input.
 *
 * @example <PasswordField label="New password" name="newPassword" autoComplete="new-password" strength />
 */
export function PasswordField({
  strength = false,
  messages = englishMessages,
  ref,
  ...props
}: PasswordFieldProps) {
  const element = useMergedRef(ref);
  const value = useControlValue(element, props.value, props.defaultValue);
  const isHydrated = useHydrated();
  // Undefined until the first click, so that nothing is announced before.
  const [isShown, setShown] = useState<boolean>();
  useEffect(() => {
    // Browsers store the value of a submitted text field for autofill.
    const hide = (event: Event) =>
      event.target === element.current?.form && setShown((shown) => shown && false);
    document.addEventListener("submit", hide, { capture: true });
    return () => document.removeEventListener("submit", hide, { capture: true });
  }, [element]);
  const showsStrength = strength && !props.error;
  const { frame, control } = splitFieldProps(props, showsStrength && "strength");
  return (
    <FieldFrame
      {...frame}
      note={
        showsStrength && (
          <StrengthNote id={`${frame.id}-strength`} password={value} messages={messages.strength} />
        )
      }
    >
      <div className={styles.root}>
        <input
          autoCapitalize="off"
          className={controlStyles.root}
          ref={element}
          spellCheck={false}
          {...control}
          type={isShown ? "text" : "password"}
        />
        <button
          aria-controls={frame.id}
          className={styles.reveal}
          disabled={props.disabled}
          hidden={!isHydrated}
          onClick={() => setShown(!isShown)}
          type="button"
        >
          <span>{isShown ? messages.hide : messages.show}</span>
          {/* Not aria-label: a search by label text must find only the field. */}
          <span data-visually-hidden="">
            {" "}
            <span>{props.label}</span>
          </span>
        </button>
        <LiveRegion>{isShown === undefined ? "" : messages[isShown ? "shown" : "hidden"]}</LiveRegion>
      </div>
    </FieldFrame>
  );
}

type StrengthNoteProps = { id: string; password: string; messages: PasswordMessages["strength"] };

/** The strength of a password, as text and color. Announced when typing pauses. */
function StrengthNote({ id, password, messages }: StrengthNoteProps) {
  const strength = passwordStrength(password);
  const message = password && messages[strength];
  return (
    <>
      <p className={styles.strength} data-strength={password ? strength : undefined} id={id}>
        {message}
      </p>
      <DebouncedLiveRegion messageKey={password && strength}>{message}</DebouncedLiveRegion>
    </>
  );
}
