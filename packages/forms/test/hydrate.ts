import type { ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished } from "vitest";

/** Hydrates the server's HTML of a form, after a visitor or an extension has changed it. */
export async function hydrate(
  element: ReactElement,
  change: (form: HTMLFormElement) => void = () => {},
): Promise<{ form: HTMLFormElement; recoveries: number }> {
  const place = document.createElement("div");
  place.innerHTML = renderToString(element);
  document.body.append(place);
  const findForm = () => {
    const form = place.querySelector("form");
    if (!form) throw new Error("expected a form");
    return form;
  };
  change(findForm());
  let recoveries = 0;
  const root = hydrateRoot(place, element, {
    onRecoverableError: () => {
      recoveries += 1;
    },
  });
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await expect.poll(() => findForm().dataset.hydrated).toBe("");
  return { form: findForm(), recoveries };
}
