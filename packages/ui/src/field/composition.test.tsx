import { useState, type ReactElement } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { cdp, page, userEvent } from "vitest/browser";
import { CodeField } from "../code-field/code-field.tsx";
import { PasswordField } from "../password-field/password-field.tsx";
import { PhoneField } from "../phone-field/phone-field.tsx";
import { TextArea } from "../text-area/text-area.tsx";
import { TextField } from "../text-field/text-field.tsx";

type Controlled = { value: string; onChange: (event: { currentTarget: { value: string } }) => void };

const named = { label: "Field", name: "field" };
const countries = [{ code: "+234", country: "Nigeria" }];

const fields: Record<string, (props: Controlled) => ReactElement> = {
  phone: (props) => <PhoneField {...props} countries={countries} label="Number" numberLabel="Field" />,
  tel: (props) => <TextField {...props} {...named} type="tel" />,
  email: (props) => <TextField {...props} {...named} type="email" />,
  code: (props) => <CodeField {...props} {...named} />,
  password: (props) => <PasswordField {...props} {...named} autoComplete="new-password" />,
  area: (props) => <TextArea {...props} {...named} limit={20} />,
};

test.each(Object.entries(fields))("leaves what a keyboard composes alone: %s", async (kind, renderField) => {
  function Controlled() {
    const [value, setValue] = useState("");
    return renderField({ value, onChange: ({ currentTarget }) => setValue(currentTarget.value) });
  }
  await render(<Controlled />);
  const field = page.getByLabelText("Field", { exact: true });
  await userEvent.click(field);
  const text = kind === "email" ? "ada@example.com" : "080 312 4567";
  for (let end = 1; end <= text.length; end++)
    await cdp().send("Input.imeSetComposition", {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
  await cdp().send("Input.insertText", { text });
  await expect.element(field).toHaveValue(text);
});
