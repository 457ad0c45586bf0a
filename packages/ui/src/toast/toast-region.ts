import { useCallback, useEffect, useState } from "react";
import { useHydrated } from "../field/use-hydrated.ts";
import styles from "./toast-region.module.css";

/** A closing dialog still matches `:modal` during `beforetoggle`; browsers without that event fire `close` later. */
const dialogEvents = ["beforetoggle", "toggle", "close"];

/** Room above a toast, for its focus ring, in px. */
const margin = 8;

/**
 * The live region of the toasts: present from the start, empty, and always on top. A modal dialog makes everything
 * outside it inert, so the region moves into an open one.
 *
 * @returns the region, undefined before hydration, and a function that shows its newest toast
 */
export function useToastRegion({ label, lang }: { label: string; lang: string | undefined }) {
  const [created] = useState(createRegion);
  // Neither React's server renderer nor hydration supports portals.
  const region = useHydrated() ? created : undefined;
  const present = useCallback(() => {
    if (!region) return;
    placeInFront(region);
    // A dialog that gives way has it in its flow, and less room for what has the focus. Elsewhere nothing scrolls.
    if (getComputedStyle(region).position === "static")
      document.activeElement?.scrollIntoView({ block: "nearest" });
    // Scrolls to the top of the newest, which is at the bottom; a hovered or focused toast stays in view.
    const newest = [...region.querySelectorAll("[id^=toast-]")].at(-1);
    if (!newest || region.querySelector(":hover, :focus")) return;
    region.scrollBy({
      top: newest.getBoundingClientRect().top - region.getBoundingClientRect().top - margin,
    });
  }, [region]);

  useEffect(() => {
    if (!region) return undefined;
    placeInFront(region);
    const follow = (event: Event) => {
      if (event.target instanceof HTMLDialogElement)
        placeInFront(region, isClosing(event) ? event.target : undefined);
    };
    for (const name of dialogEvents) document.addEventListener(name, follow, { capture: true });
    return () => {
      for (const name of dialogEvents) document.removeEventListener(name, follow, { capture: true });
      region.remove();
    };
  }, [region]);

  // Apart from the above: to be named anew it must not leave its place, with its toasts and their focus.
  useEffect(() => {
    region?.setAttribute("aria-label", label);
    if (lang === undefined) region?.removeAttribute("lang");
    else region?.setAttribute("lang", lang);
  }, [region, label, lang]);

  return { region, present };
}

function createRegion(): HTMLElement | undefined {
  if (typeof document === "undefined") return undefined;
  const region = document.createElement("div");
  region.className = styles.root ?? "";
  region.setAttribute("role", "status");
  // A `status` is atomic by default, which would announce all toasts again with each new one.
  region.setAttribute("aria-atomic", "false");
  return region;
}

function isClosing(event: Event): boolean {
  return !("newState" in event) || event.newState === "closed";
}

function placeInFront(region: HTMLElement, closing?: HTMLDialogElement): void {
  const front =
    [...document.querySelectorAll("dialog:modal")].findLast((dialog) => dialog !== closing) ?? document.body;
  if (region.parentElement !== front) front.append(region);
}
