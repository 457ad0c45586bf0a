import type { Meta, StoryObj } from "@storybook/react-vite";

import { QrCode } from "./qr-code.tsx";

const meta = {
  title: "Marketing/QrCode",
  component: QrCode,
  args: { address: "https://moyo.example/get" },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A camera finds the way to the app. */
export const Default: Story = {};

/** All props as controls. */
export const Playground: Story = {
  args: { address: "https://moyo.example/get?c=flyer", label: "QR code to the app" },
};

/** A short and a long address, on the page and on a strong color: always dark on light. */
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
