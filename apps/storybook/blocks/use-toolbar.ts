import { useSyncExternalStore } from "react";

/** The toolbar's theme, which the latest story has set on the page. */
export function useScheme(): "light" | "dark" {
  return useSyncExternalStore(subscribe, () =>
    document.documentElement.dataset.theme === "dark" ? "dark" : "light",
  );
}

/** The toolbar's direction, which the latest story has set on the page. */
export function useDirection(): "ltr" | "rtl" {
  return useSyncExternalStore(subscribe, () => (document.documentElement.dir === "rtl" ? "rtl" : "ltr"));
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme", "dir"] });
  return () => observer.disconnect();
}
