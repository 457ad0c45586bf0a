import { expect, screen, waitFor } from "storybook/test";

/** Waits until a toast or a status shows the text. While a toast shows it, the status of the form is hidden or empty. */
export async function expectVisibleText(text: string | RegExp): Promise<void> {
  await waitFor(() => {
    const elements = screen.getAllByText(text);
    return expect(elements.some((element) => element.checkVisibility({ visibilityProperty: true }))).toBe(
      true,
    );
  });
}
