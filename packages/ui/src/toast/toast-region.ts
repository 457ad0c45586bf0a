import { useCallback, useEffect, useState } from "react";
import { useHydrated } from "../field/use-hydrated.ts";
import styles from "./toast-region.module.css";

/** A closing dialog still counts as open while `beforetoggle` runs; browsers without that event send `close` later. */
const dialogEvents = ["beforetoggle", "toggle", "close"];

/** Room above a toast, for its focus ring, in px. */
const margin = 8;

/**
 * The live region that toasts are shown in: there from the start, empty, and always in front.
 * A modal dialog makes everything outside it mute and out of reach, so the region goes into an open one.
 *
 * @param label what the region is called
 * @returns the region, undefined before hydration, and what shows its newest toast in front
 */
export function useToastRegion(label: string) {
  const [created] = useState(createRegion);
  // React's server renderer, wherever it runs, and hydration know no portals.
  const region = useHydrated() ? created : undefined;
  const present = useCallback(() => {
    if (!region) return;
    placeInFront(region);
    // The newest is the last, below all others, and begins at its top; a visitor who is at one of them stays there.
    const newest = [...region.querySelectorAll("[id^=toast-]")].at(-1);
    if (!newest || region.querySelector(":hover, :focus")) return;
    region.scrollBy({
      top: newest.getBoundingClientRect().top - region.getBoundingClientRect().top - margin,
    });
  }, [region]);

  useEffect(() => {
    if (!region) return undefined;
    region.setAttribute("aria-label", label);
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
  }, [region, label]);

  return { region, present };
}

function createRegion(): HTMLElement | undefined {
  if (typeof document === "undefined") return undefined;
  const region = document.createElement("div");
  region.className = styles.root ?? "";
  region.setAttribute("role", "status");
  // One by one: `status` alone would speak all toasts again with each new one.
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
