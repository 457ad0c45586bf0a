import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { conforms } from "../../test/conforms.tsx";
import { InShort } from "./in-short.tsx";

conforms(<InShort>The law of Texas.</InShort>, HTMLParagraphElement);

test("shows a label in another language", async () => {
  const { getByRole } = await render(<InShort label="Kwa kifupi:">Sheria ya Texas.</InShort>);
  await expect.element(getByRole("paragraph")).toHaveTextContent("Kwa kifupi: Sheria ya Texas.");
});
