import { useState, type SyntheticEvent } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { recordTexts } from "../../test/rendering.ts";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorAnnouncer, type ErrorAnnouncerProps } from "./error-announcer.tsx";
import { ErrorSummary } from "./error-summary.tsx";

/** Shows the error of the name after blur or submit. */
function Form({ errorFormat }: ErrorAnnouncerProps) {
  const [name, setName] = useState("");
  const [isLeft, setLeft] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const error = name.length < 2 ? "Too Short!" : undefined;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setLeft(true);
    setSubmitted(true);
  };
  return (
    <form onSubmit={submit}>
      <ErrorAnnouncer errorFormat={errorFormat} />
      {isSubmitted && error && <ErrorSummary errors={[]} ref={(summary) => summary?.focus()} />}
      <TextField
        error={isLeft && error}
        label="Your Name *"
        name="name"
        onBlur={() => setLeft(true)}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        value={name}
      />
      <TextField label="Email" name="email" />
      <button>Send</button>
    </form>
  );
}

const region = () => page.getByRole("status");

/** Records all announcements from now on. */
async function recordAnnouncements(props: ErrorAnnouncerProps = {}): Promise<string[]> {
  await render(<Form {...props} />);
  return recordTexts(region().element());
}

/** Waits for pending announcements. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

test("announces an error with the field's label when its field loses focus, until it is known or fixed", async () => {
  const announced = await recordAnnouncements();
  await userEvent.click(page.getByLabelText("Your Name *"));
  await userEvent.keyboard("A");
  await userEvent.tab();
  await expect.element(region()).toHaveTextContent("Your Name: Too Short!");
  await userEvent.tab();
  await settle();
  await userEvent.click(page.getByLabelText("Your Name *"));
  await userEvent.tab();
  await settle();
  await userEvent.click(page.getByLabelText("Your Name *"));
  await userEvent.keyboard("da");
  await userEvent.tab();
  await settle();
  expect(announced.filter(Boolean)).toEqual(["Your Name: Too Short!"]);
});

test("separates label and message by the given format", async () => {
  const announced = await recordAnnouncements({ errorFormat: "{label}\u00A0: {message}" });
  await userEvent.click(page.getByLabelText("Your Name *"));
  await userEvent.tab();
  await expect.poll(() => announced.filter(Boolean)).toEqual(["Your Name\u00A0: Too Short!"]);
});

test("leaves the errors of an invalid submit to the summary", async () => {
  const announced = await recordAnnouncements();
  await userEvent.click(page.getByLabelText("Your Name *"));
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert")).toHaveFocus();
  await settle();
  expect(announced.filter(Boolean)).toEqual([]);
});
