import { useEffect, useImperativeHandle, useRef, useState, type ComponentProps } from "react";
import control from "../field/control.module.css";
import { FieldFrame } from "../field/field-frame.tsx";
import { controlAttributes, type FieldProps } from "../field/field-parts.ts";
import { CharacterCount } from "./character-count.tsx";

export type TextAreaProps = Omit<ComponentProps<"textarea">, "id" | "name" | "children"> &
  FieldProps & {
    /** The most characters that we suggest; nothing is cut off. */
    limit?: number | undefined;
  };

/**
 * Several lines of text, counted when it has a `limit`. Everything else it is given goes to the native textarea.
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
  rows = 6,
  className,
  ref,
  onInput,
  "aria-describedby": describedBy,
  ...rest
}: TextAreaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React asks only once the element is there
  useImperativeHandle(ref, () => element.current as HTMLTextAreaElement, []);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? "").length);
  const length = rest.value === undefined ? typed : String(rest.value).length;
  // Text may have been typed before hydration.
  useEffect(() => setTyped(element.current?.value.length ?? 0), []);

  const counted = limit !== undefined;
  return (
    <FieldFrame
      className={className}
      error={error}
      hint={hint}
      id={id}
      label={label}
      note={counted && <CharacterCount id={`${id}-count`} length={length} limit={limit} />}
    >
      <textarea
        className={control.root}
        name={name}
        onInput={(event) => {
          setTyped(event.currentTarget.value.length);
          onInput?.(event);
        }}
        ref={element}
        rows={rows}
        {...rest}
        {...controlAttributes({ id, hint, error, counted, describedBy })}
      />
    </FieldFrame>
  );
}
