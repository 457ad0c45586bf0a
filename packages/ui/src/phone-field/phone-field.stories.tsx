import type { Meta, StoryObj } from "@storybook/react-vite";
import { PhoneField } from "./phone-field.tsx";

const meta = {
  title: "Forms/PhoneField",
  component: PhoneField,
  args: {
    label: "New phone number",
    hint: "10 digits, no country code",
    countries: [
      { code: "+234", country: "Nigeria" },
      { code: "+233", country: "Ghana" },
      { code: "+254", country: "Kenya" },
      { code: "+27", country: "South Africa" },
      { code: "+1", country: "United States" },
      { code: "+1", country: "Canada" },
      { code: "+1868", country: "Trinidad and Tobago" },
      { code: "+44", country: "United Kingdom" },
      { code: "+33", country: "France" },
    ],
  },
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    defaultValue: "8012345678",
    numberLabel: "Mobile number",
    dialingCode: { defaultValue: "+27", label: "Country" },
  },
};

export const States: Story = {
  render: (args) => (
    <div className="story-stack">
      <PhoneField {...args} dialingCode={{ name: "emptyCode" }} hint={undefined} name="empty" />
      <PhoneField
        {...args}
        defaultValue="868 555 0142"
        dialingCode={{ name: "filledCode", defaultValue: "+1868" }}
        label="The number your friends and family already know, if it’s still yours"
        name="filled"
      />
      <PhoneField
        {...args}
        dialingCode={{ name: "invalidCode" }}
        error="Please enter valid mobile number"
        name="invalid"
      />
      <PhoneField
        {...args}
        defaultValue="8012345678"
        dialingCode={{ name: "refusedCode", error: "We can’t send codes to this country yet" }}
        hint={undefined}
        name="refused"
      />
      <PhoneField
        {...args}
        defaultValue="8012345678"
        dialingCode={{ name: "disabledCode" }}
        disabled
        hint={undefined}
        name="disabled"
      />
    </div>
  ),
};

export const NationalNumber: Story = {
  tags: ["!dev", "!test"],
  args: { name: "national", dialingCode: { name: "nationalCode" }, defaultValue: "8012345678" },
};

export const CodesAlone: Story = {
  tags: ["dont", "!dev", "!test"],
  args: {
    name: "alone",
    dialingCode: { name: "aloneCode" },
    hint: undefined,
    countries: [
      { code: "+234", country: "234" },
      { code: "+233", country: "233" },
      { code: "+1", country: "1" },
    ],
  },
};
