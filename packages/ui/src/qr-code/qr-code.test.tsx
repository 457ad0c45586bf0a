import jsQR from "jsqr";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { QrCode } from "./qr-code.tsx";

const address = "https://moyo.example/get";

test("has a name with the URL", async () => {
  const { getByRole } = await render(<QrCode address={address} />);
  await expect.element(getByRole("img", { name: `QR code: ${address}`, exact: true })).toBeVisible();
});

test.each([
  ["light", address],
  ["dark", address],
  ["dark", `${address}?c=ambassadors-lagos-nairobi-accra-johannesburg`],
])("is readable on a %s page as %s", async (theme, text) => {
  const { getByRole } = await render(
    <div data-theme={theme}>
      <QrCode address={text} />
    </div>,
  );
  const seen = await pixelsOf(await getByRole("img").screenshot({ save: false }));
  expect(jsQR(seen.data, seen.width, seen.height)?.data).toBe(text);
});

async function pixelsOf(base64: string): Promise<ImageData> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${base64}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no canvas.");
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
