import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Callout } from "./callout.tsx";

test("is a note and not a live region", async () => {
  const { getByRole } = await render(<Callout title="Call for help" tone="emergency" />);
  await expect.element(getByRole("note")).toHaveTextContent("Call for help");
  expect(document.querySelector("[role=alert], [role=status], [aria-live]")).toBeNull();
});

test("has an icon per tone, so that tones differ not only by color", async () => {
  const tones = ["note", "success", "warning", "emergency"] as const;
  const { container } = await render(
    <>
      {tones.map((tone) => (
        <Callout key={tone} title={tone} tone={tone} />
      ))}
    </>,
  );
  const signs = Array.from(container.querySelectorAll("path"), (path) => path.getAttribute("d"));
  expect(new Set(signs).size).toBe(tones.length);
});
