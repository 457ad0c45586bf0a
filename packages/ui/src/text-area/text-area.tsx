"use client";

import type { ComponentProps } from "react";
import control from "../field/control.module.css";
import { FieldFrame } from "../field/field-frame.tsx";
import { controlAttributes, type FieldProps } from "../field/field-props.ts";
import { useControlValue } from "../field/use-control-value.ts";
import { useMergedRef } from "../refs/use-merged-ref.ts";
import { CharacterCount } from "./character-count.tsx";
import type { CountMessages } from "./count-message.ts";

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
export function TextArea({
  label,
  name,
  id = name,
  hint,
  error,
  limit,
  requiredMark,
  countMessages,
  rows = 6,
  className,
  ref,
  onInput,
  "aria-describedby": describedBy,
  ...rest
}: TextAreaProps) {
  const element = useMergedRef(ref);
  const [value, setValue] = useControlValue(element, rest.value, rest.defaultValue);
  const counted = limit !== undefined;
  return (
    <FieldFrame
      className={className}
      error={error}
      hint={hint}
      id={id}
      label={label}
      requiredMark={requiredMark}
      note={
        counted && (
          <CharacterCount id={`${id}-count`} length={value.length} limit={limit} messages={countMessages} />
        )
      }
    >
      <textarea
        className={control.root}
        name={name}
        onInput={(event) => {
          setValue(event.currentTarget.value);
          onInput?.(event);
        }}
        ref={element}
        rows={rows}
        {...rest}
        {...controlAttributes({ id, hint, error, note: counted && "count", describedBy })}
      />
    </FieldFrame>
  );
}
