import type { Meta, StoryObj } from "@storybook/react-vite";
import { QrCode } from "./qr-code.tsx";

const meta = {
  title: "Marketing/QrCode",
  component: QrCode,
  args: { address: "https://moyo.example/get" },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { address: "https://moyo.example/get?c=flyer", label: "QR code to the app" },
};

export const States: Story = {
  render: () => (
    <div className="story-stack">
      <div className="story-row">
        <QrCode address="https://moyo.example/get" />
        <QrCode address="https://moyo.example/get?c=ambassadors-lagos-nairobi-accra-johannesburg" />
      </div>
      <div className="story-surface" data-surface="indigo-deep">
        <QrCode address="https://moyo.example/get?c=closing" />
      </div>
    </div>
  ),
};

export const WithItsAddress: Story = {
  tags: ["!dev", "!test"],
  render: (args) => (
    <div className="story-row">
      <QrCode {...args} />
      <p>
        Scan with your phone, or go to{" "}
        <strong>
          moyo.example/
          <wbr />
          get
        </strong>
      </p>
    </div>
  ),
};

export const LongAddress: Story = {
  tags: ["dont", "!dev", "!test"],
  args: {
    address:
      "https://moyo.example/download?utm_source=poster&utm_medium=print&utm_campaign=ambassadors-lagos-nairobi-accra-johannesburg&utm_content=summer-of-love-second-edition",
  },
};
