import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { cdp, page, userEvent } from "vitest/browser";
import { CodeField } from "../code-field/code-field.tsx";
import { PasswordField } from "../password-field/password-field.tsx";
import { PhoneField } from "../phone-field/phone-field.tsx";
import { TextArea } from "../text-area/text-area.tsx";
import { TextField } from "../text-field/text-field.tsx";

function Controlled({ kind }: { kind: keyof typeof fields }) {
  const [value, setValue] = useState("");
  return fields[kind]({ value, onChange: ({ currentTarget }) => setValue(currentTarget.value) });
}

type Props = { value: string; onChange: (event: { currentTarget: { value: string } }) => void };

const fields = {
  phone: (props: Props) => (
    <PhoneField
      {...props}
      countries={[{ code: "+234", country: "Nigeria" }]}
      label="Number"
      numberLabel="Field"
    />
  ),
  tel: (props: Props) => <TextField {...props} label="Field" name="tel" type="tel" />,
  email: (props: Props) => <TextField {...props} label="Field" name="email" type="email" />,
  code: (props: Props) => <CodeField {...props} label="Field" name="code" />,
  password: (props: Props) => (
    <PasswordField {...props} autoComplete="new-password" label="Field" name="password" />
  ),
  area: (props: Props) => <TextArea {...props} label="Field" limit={20} name="area" />,
};

test.each(["phone", "tel", "email", "code", "password", "area"] as const)(
  "leaves what a keyboard composes alone: %s",
  async (kind) => {
    await render(<Controlled kind={kind} />);
    const field = page.getByLabelText("Field", { exact: true });
    await userEvent.click(field);
    const text = kind === "email" ? "ada@example.com" : "080 312 4567";
    for (const end of Array.from(text).keys()) {
      const composed = text.slice(0, end + 1);
      await cdp().send("Input.imeSetComposition", {
        text: composed,
        selectionStart: composed.length,
        selectionEnd: composed.length,
      });
    }
    await cdp().send("Input.insertText", { text });
    await expect.element(field).toHaveValue(text);
  },
);
