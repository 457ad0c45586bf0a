import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { PhoneField } from "../phone-field/phone-field.tsx";
import { SelectField } from "../select-field/select-field.tsx";
import { SubmitButton } from "../submit-button/submit-button.tsx";
import { TextArea } from "../text-area/text-area.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { FormStatus } from "./form-status.tsx";

type WholeFormProps = {
  /** Makes field ids unique if a story has two forms. */
  prefix?: string;
  invalid?: boolean;
  loading?: boolean;
  filled?: boolean;
  status?: ReactNode;
};

const errors = {
  name: "Name is required",
  email: "Must be a valid email",
  phoneNumber: "Invaild phone number, It should be min 10 digit",
  topic: "Topic is required",
  description: "Description is required",
};

/** A form of all form components. */
function WholeForm({
  prefix = "",
  invalid = false,
  loading = false,
  filled = false,
  status,
}: WholeFormProps) {
  const own = (name: string) => ({ name, id: prefix + name });
  const errorOf = (name: keyof typeof errors) => (invalid ? errors[name] : undefined);
  const value = (text: string, invalidText = "") => (invalid ? invalidText : filled ? text : "");
  return (
    <form className="story-stack" noValidate onSubmit={(event) => event.preventDefault()}>
      {invalid && (
        <ErrorSummary
          errors={Object.entries(errors).map(([name, message]) => ({ id: prefix + name, message }))}
        />
      )}
      <TextField
        autoComplete="name"
        defaultValue={value("Ada Okafor")}
        error={errorOf("name")}
        label="Your Name *"
        {...own("name")}
      />
      <TextField
        autoComplete="organization"
        defaultValue={value("Okafor Bakery")}
        label="Business Name (optional)"
        {...own("businessname")}
      />
      <TextField
        autoComplete="email"
        defaultValue={value("ada@example.com", "ada@")}
        error={errorOf("email")}
        hint="We’ll reply to this address"
        label="Email *"
        type="email"
        {...own("email")}
      />
      <PhoneField
        countries={[
          { code: "+234", country: "Nigeria" },
          { code: "+1", country: "United States" },
        ]}
        defaultValue={value("8012345678", "80123")}
        dialingCode={own("dialingCode")}
        error={errorOf("phoneNumber")}
        hint="10 digits, no country code"
        label="Phone Number *"
        {...own("phoneNumber")}
      />
      <SelectField
        defaultValue={value("Banner ads in messages")}
        error={errorOf("topic")}
        label="Topic *"
        options={["Banner ads in messages", "Ads between profiles", "Become an Affiliate"]}
        prompt="Choose"
        {...own("topic")}
      />
      <TextArea
        defaultValue={value("We bake bread in Lagos and want singles nearby to know.")}
        error={errorOf("description")}
        label="Tell us about your Business and what you seek to advertise *"
        limit={5000}
        {...own("description")}
      />
      <Checkbox
        defaultChecked={filled}
        hint="One email a month"
        label="Send me partner news"
        {...own("letters")}
      />
      {status}
      <SubmitButton loading={loading} size="large">
        Submit
      </SubmitButton>
    </form>
  );
}

const meta = {
  title: "Pages/Whole form",
  component: WholeForm,
  tags: ["!autodocs"],
  parameters: { docs: { codePanel: false } },
} satisfies Meta<typeof WholeForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No errors yet. Every label is visible. */
export const Default: Story = {};

export const Playground: Story = { args: { filled: true } };

/** After an invalid submit the summary has the focus, and each field shows the same error as its link. */
export const Invalid: Story = { args: { invalid: true } };

/** The text stays readable and the button keeps its place. */
export const Loading: Story = { args: { filled: true, loading: true } };

/** The server did not respond. */
export const Failed: Story = {
  args: {
    filled: true,
    status: (
      <FormStatus tone="error">
        We couldn’t reach the server. Please check your connection and send your request again.
      </FormStatus>
    ),
  },
};

/** The visitor is offline. The message is queued and can be cancelled. */
export const Queued: Story = {
  tags: ["all-modes"],
  args: {
    filled: true,
    status: (
      <FormStatus action={<Button variant="secondary">Cancel</Button>} tone="queued">
        We’ll send this when you’re back online
      </FormStatus>
    ),
  },
};

/** Invalid, then submitted again after a failure. */
export const States: Story = {
  render: () => (
    <div className="story-stack">
      <WholeForm prefix="invalid-" invalid />
      <WholeForm
        filled
        loading
        prefix="loading-"
        status={<FormStatus tone="error">something went wrong</FormStatus>}
      />
    </div>
  ),
};
