import type { ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished } from "vitest";

/** Hydrates the server's HTML of a form, after a visitor has changed it. */
export async function hydrate(
  element: ReactElement,
  change: (form: HTMLFormElement) => void = () => {},
): Promise<HTMLFormElement> {
  const place = document.createElement("div");
  place.innerHTML = renderToString(element);
  document.body.append(place);
  const form = place.querySelector("form");
  if (!form) throw new Error("expected a form");
  change(form);
  const root = hydrateRoot(place, element);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await expect.poll(() => form.dataset.hydrated).toBe("");
  return form;
}
