import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { Button } from "../button/button.tsx";
import { ToastProvider } from "./toast-provider.tsx";
import { useToast, type ToastKind } from "./use-toast.ts";

function Form({ kind }: { kind: ToastKind }) {
  const toast = useToast();
  return <Button onClick={() => toast[kind]("something went wrong")}>Send</Button>;
}

/** Returns the background of an element as RGB. */
function groundOf(element: Element): number[] {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas.");
  context.fillStyle = getComputedStyle(element).backgroundColor;
  context.fillRect(0, 0, 1, 1);
  return Array.from(context.getImageData(0, 0, 1, 1).data);
}

const isRed = ([red = 0, green = 255, blue = 255]: number[]) => red > 2 * Math.max(green, blue);
const isYellow = ([red = 0, green = 0, blue = 255]: number[]) => Math.min(red, green) > 2 * blue;
const isBlue = ([red = 255, green = 255, blue = 0]: number[]) => blue > 2 * Math.max(red, green);

test.each([
  { kind: "error", color: "red", isSo: isRed, spec: "96, 138" },
  { kind: "warning", color: "yellow", isSo: isYellow, spec: "139" },
  { kind: "info", color: "blue", isSo: isBlue, spec: "142" },
] as const)(
  "announces $kind politely, and colors it $color in both schemes [spec $spec]",
  async ({ kind, isSo }) => {
    await render(
      <ToastProvider>
        <Form kind={kind} />
      </ToastProvider>,
    );
    const region = page.getByRole("status", { name: "Messages" });
    await expect.element(region).toBeEmptyDOMElement();
    await page.getByRole("button", { name: "Send" }).click();
    await expect.element(region).toHaveTextContent("something went wrong");
    // Nested live regions are announced twice or not at all.
    expect(region.element().querySelectorAll("[role=alert], [role=status], output").length).toBe(0);
    for (const theme of ["light", "dark"]) {
      document.documentElement.dataset.theme = theme;
      const grounds = Array.from(document.querySelectorAll(`[id^=toast-][data-variant=${kind}]`), groundOf);
      expect(grounds).toHaveLength(1);
      expect(grounds.filter((ground) => !isSo(ground))).toEqual([]);
    }
  },
);
