"use client";

import { useDeferredValue, type ComponentProps } from "react";
import styles from "../field/control.module.css";
import { FieldFrame } from "../field/field-frame.tsx";
import { splitFieldProps, type FieldProps } from "../field/field-props.ts";
import { DebouncedLiveRegion } from "../field/live-region.tsx";
import { useControlValue } from "../field/use-control-value.ts";
import { useMergedRef } from "../refs/use-merged-ref.ts";
import countStyles from "./character-count.module.css";
import { countLetters, countMessage, isNear, type CountMessages } from "./count-message.ts";

export type TextAreaProps = Omit<ComponentProps<"textarea">, "id" | "name" | "children"> &
  FieldProps & {
    /** The advised maximum of characters. Longer text is not truncated. */
    limit?: number | undefined;
    /** Whether to show a * after the label, as the mark of a required field. @default false */
    requiredMark?: boolean | undefined;
    /** The messages of the count. @default English messages */
    countMessages?: CountMessages | undefined;
  };

/**
 * A multi-line text field, with a character count if it has a `limit`. Passes other props to the native
 * textarea. Without JavaScript it shows the limit but does not count.
 *
 * @example <TextArea label="Your message" name="description" limit={5000} />
 */
export function TextArea({ limit, requiredMark, countMessages, rows = 6, ref, ...props }: TextAreaProps) {
  const element = useMergedRef(ref);
  const value = useControlValue(element, props.value, props.defaultValue);
  const counted = limit !== undefined;
  const { frame, control } = splitFieldProps({ rows, ...props }, counted && "count");
  return (
    <FieldFrame
      {...frame}
      requiredMark={requiredMark}
      note={
        counted && (
          <CharacterCount
            id={`${frame.id}-count`}
            length={countLetters(value)}
            limit={limit}
            messages={countMessages}
          />
        )
      }
    >
      <textarea className={styles.root} ref={element} {...control} />
    </FieldFrame>
  );
}

type CharacterCountProps = { id: string; length: number; limit: number; messages: CountMessages | undefined };

/** Shows the count at once and announces it when typing pauses. */
function CharacterCount({ id, length, limit, messages }: CharacterCountProps) {
  // Off the mount: creating the first number format takes 10 ms. Servers render the final text.
  const isGrouped = useDeferredValue(true, typeof document === "undefined");
  const message = countMessage(length, limit, messages, isGrouped);
  return (
    <>
      <p
        className={countStyles.root}
        data-over={length > limit ? "" : undefined}
        id={id}
        // Browsers and servers may group digits differently.
        suppressHydrationWarning
      >
        {message}
      </p>
      <DebouncedLiveRegion>{isNear(length, limit) ? message : ""}</DebouncedLiveRegion>
    </>
  );
}
