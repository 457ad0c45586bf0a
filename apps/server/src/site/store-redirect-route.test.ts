import { expect, test } from "vitest";
import { inject } from "../../test/start-app.ts";

const apple = "https://apps.apple.com/app/id1";
const google = "https://play.google.com/store/apps/details?id=fixture";
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1";
const android = "Mozilla/5.0 (Linux; Android 14; SM-A245F) Chrome/130.0 Mobile";
const computer = "Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0";

test.each([
  ["/get", android, google],
  ["/get", iPhone, apple],
  ["/get", "Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X)", apple],
  ["/get", computer, "/download#stores"],
  ["/get", "", "/download#stores"],
  ["/fixture-blacks/get", android, `${google}.blacks`],
  ["/fixture-blacks/get", iPhone, "https://apps.apple.com/app/id2"],
  ["/fixture-blacks/get", computer, "/fixture-blacks"],
  ["/fr/get", computer, "/fr/download#stores"],
  ["/fr/get", iPhone, apple],
  ["/sw/fixture-blacks/get", computer, "/sw/fixture-blacks"],
])("redirects %s by %.25s to %s", async (url, device, location) => {
  const { statusCode, headers } = await inject({ url, headers: { "user-agent": device } });
  expect(statusCode).toBe(302);
  expect(headers).toMatchObject({ location, vary: "user-agent", "cache-control": "no-store" });
});

test.each(["?to=https://evil.example", "?c=//evil.example", "?url=javascript:alert(1)", "#//evil.example"])(
  "redirects /get%s nowhere else",
  async (rest) => {
    const host = "evil.example";
    const { headers } = await inject({ url: `/get${rest}`, headers: { host, "x-forwarded-host": host } });
    expect(headers.location).toBe("/download#stores");
  },
);
