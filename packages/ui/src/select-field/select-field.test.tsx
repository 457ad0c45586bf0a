import { createRef } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { SelectField } from "./select-field.tsx";

const topics = ["Ad Sales", "Success Stories"];

test("selects nothing at first if it has a prompt", async () => {
  const { getByRole } = await render(
    <SelectField label="Topic" name="topic" options={topics} prompt="Choose" />,
  );
  await expect.element(getByRole("combobox", { name: "Topic" })).toHaveValue("");
});

test("submits the selected value", async () => {
  const form = createRef<HTMLFormElement>();
  const { getByRole } = await render(
    <form ref={form}>
      <SelectField
        label="Country"
        name="code"
        options={[{ value: "+234", label: "Nigeria" }, ...topics]}
        prompt="Choose"
      />
    </form>,
  );
  await getByRole("combobox").selectOptions("Nigeria");
  expect(new FormData(form.current ?? undefined).get("code")).toBe("+234");
});
