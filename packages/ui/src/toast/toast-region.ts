import { useCallback, useEffect, useState } from "react";
import { useHydrated } from "../field/use-hydrated.ts";
import { modalDialog } from "./modal-dialog.ts";
import styles from "./toast.module.css";

/** `beforetoggle` fires while a closing dialog is still `:modal`. Browsers without it fire `close` later. */
const dialogEvents = ["beforetoggle", "toggle", "close"];

/** Room for the focus ring above a toast, in px. */
const margin = 8;

/**
 * Creates the live region of the toasts, empty from the start and always on top. It moves into an open modal
 * dialog, which makes everything outside it inert.
 *
 * @returns the region (undefined before hydration) and a function that scrolls to the newest toast
 */
export function useToastRegion({ label, lang }: { label: string; lang: string | undefined }) {
  const [created] = useState(createRegion);
  // React supports portals neither on the server nor during hydration.
  const region = useHydrated() ? created : undefined;
  const showNewest = useCallback(() => {
    if (!region) return;
    moveToFront(region);
    // In a small window the region shrinks the dialog, which may hide the focused element.
    if (getComputedStyle(region).position === "static")
      document.activeElement?.scrollIntoView({ block: "nearest" });
    // The newest toast is at the bottom. A hovered or focused toast stays in view.
    const newest = [...region.querySelectorAll("[id^=toast-]")].at(-1);
    if (!newest || region.querySelector(":hover, :focus")) return;
    region.scrollBy({
      top: newest.getBoundingClientRect().top - region.getBoundingClientRect().top - margin,
    });
  }, [region]);

  useEffect(() => {
    if (!region) return undefined;
    moveToFront(region);
    const follow = (event: Event) => {
      if (event.target instanceof HTMLDialogElement)
        moveToFront(region, isClosing(event) ? event.target : undefined);
    };
    for (const name of dialogEvents) document.addEventListener(name, follow, { capture: true });
    return () => {
      for (const name of dialogEvents) document.removeEventListener(name, follow, { capture: true });
      region.remove();
    };
  }, [region]);

  // A separate effect: a new label must not move the region, which would lose the focus in its toasts.
  useEffect(() => {
    region?.setAttribute("aria-label", label);
    if (lang === undefined) region?.removeAttribute("lang");
    else region?.setAttribute("lang", lang);
  }, [region, label, lang]);

  return { region, showNewest };
}

function createRegion(): HTMLElement | undefined {
  if (typeof document === "undefined") return undefined;
  const region = document.createElement("div");
  region.className = styles.region ?? "";
  region.dataset.screen = "";
  region.setAttribute("role", "status");
  // The role `status` is atomic by default, so each toast would announce all others again.
  region.setAttribute("aria-atomic", "false");
  return region;
}

function isClosing(event: Event): boolean {
  return !("newState" in event) || event.newState === "closed";
}

function moveToFront(region: HTMLElement, closing?: HTMLDialogElement): void {
  const front =
    [...document.querySelectorAll(modalDialog())].findLast((dialog) => dialog !== closing) ?? document.body;
  if (region.parentElement !== front) front.append(region);
}
