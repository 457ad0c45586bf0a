import { useEffect } from "react";

const prefix = "Error: ";

/** Says in the page's title that the form has errors, and takes it back once they are mended. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    const title = document.title.replace(prefix, "");
    document.title = hasErrors ? prefix + title : title;
  }, [hasErrors]);
}
