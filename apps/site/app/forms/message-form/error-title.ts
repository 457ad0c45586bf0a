import { useEffect } from "react";

const prefix = "Error: ";

/**
 * Says in the page's title that the form has errors, and takes it back once they are mended.
 *
 * @example useErrorTitle(problems.length > 0); // "Error: Contact Us - Moyo"
 */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    const title = document.title.replace(prefix, "");
    document.title = hasErrors ? prefix + title : title;
  }, [hasErrors]);
}
