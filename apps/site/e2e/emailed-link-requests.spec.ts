import { createServer, request, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./test.ts";

test.use({ expectedConsoleMessage: /Failed to load resource|preload/ });

const token = "5ecretToken".padEnd(43, "_");

for (const address of [
  `/?token=${token}`,
  `/fr?password=${token}`,
  `/pt?utm_source=mail&amp;token=3D${token}.`,
  `/sw/resetPhoneNumber/${token}/`,
  `/Fr/reset-phone-number/${token}`,
  `/home?PASSWORD=${token}#:~:text=Reset`,
  `/en/index.html?token=%22${token}%22`,
  `/%3Ftoken=${token}`,
  `/#?token=${token}`,
])
  test(`emailed link ${address}: opens its dialog, and no other request has the token`, async ({
    page,
    server,
  }) => {
    await using proxy = await startRecorder(server.url);
    await page.goto(proxy.url + address);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(page.url()).toMatch(/^http:\/\/[^/]+\/(?:fr|pt|sw)?(?:\?utm_source=mail)?(?:#open-link-again)?$/);
    const [document, ...others] = proxy.requests;
    expect(document?.url).toBe(address.replace(/#.*/, ""));
    // The dialog's calls have it in the header that the specification names.
    expect(others.length).toBeGreaterThan(5);
    expect(
      others.filter((sent) => JSON.stringify({ ...sent, authorization: "" }).includes("5ecret")),
    ).toEqual([]);
  });

test("an emailed link on a page that opens no dialog is not redirected, and its token leaves the address", async ({
  page,
}) => {
  const redirects: string[] = [];
  page.on("response", (response) => response.status() > 300 && redirects.push(response.url()));
  await page.goto(`/AMBASSADORS?token=${token}&c=ada`);
  await expect(page).toHaveURL("/AMBASSADORS?c=ada");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(redirects).toEqual([]);
});

type Sent = IncomingHttpHeaders & { url: string };

/** Starts a proxy that records each request as it comes over the wire. */
async function startRecorder(target: string) {
  const requests: Sent[] = [];
  const server = createServer((incoming, outgoing) => {
    const { url = "", method, headers } = incoming;
    requests.push({ ...headers, url });
    incoming.pipe(
      request(target, { path: url, method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 0, answer.rawHeaders);
        answer.pipe(outgoing);
      }),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
