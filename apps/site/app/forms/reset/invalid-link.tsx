import { focusOnMount } from "./focus-on-mount.ts";
import { useResetWords } from "./reset-words.ts";

/** In place of a form that would be filled in for nothing. */
export function InvalidLink() {
  return (
    <p ref={focusOnMount} tabIndex={-1}>
      {useResetWords().phoneReset.invalidLink}
    </p>
  );
}
