import { expect, test } from "vitest";
import { inject, startApp } from "../../test/start-app.ts";
import { codingCases } from "./negotiate.cases.ts";

test.each(codingCases)("answers Accept-Encoding %j with %s", async (header, coding) => {
  for (const url of ["/", "/resetPhoneNumber/abc"]) {
    const { headers } = await inject({ url, headers: { "accept-encoding": header } });
    expect([url, headers["content-encoding"] ?? "identity"]).toEqual([url, coding]);
  }
});

test("reads several lines of Accept-Encoding as one", async () => {
  const { app } = await startApp();
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const headers = [
    ["accept-encoding", "br;q=0"],
    ["accept-encoding", "*"],
  ] as const;
  const { headers: answered } = await fetch(origin, {
    headers: headers.map(([name, value]) => [name, value]),
  });
  expect(answered.get("content-encoding")).toBe("gzip");
});

const browser =
  "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7";

test.each([
  [browser, undefined, "html"],
  ["Text/HTML", undefined, "html"],
  ["text/html;charset=UTF-8", "Text/Plain", "html"],
  ["text/html ; q=0.5 , application/JSON;q=0.4", undefined, "html"],
  ["text/html;Q=0", undefined, "json"],
  ["text/html;q=0.0, */*", undefined, "json"],
  ["application/JSON, text/html;q=0.9", undefined, "json"],
  ["*/*", undefined, "json"],
  ["text/htmlx", undefined, "json"],
  ["", undefined, "json"],
  [browser, "Application/JSON; charset=UTF-8", "json"],
  [browser, " application/json", "json"],
  ["*/*", "Application/X-WWW-Form-URLencoded", "html"],
  ["application/json", "application/x-www-form-urlencoded ;charset=utf-8", "html"],
])("answers Accept %j and Content-Type %j with %s", async (accept, type, answer) => {
  const { headers } = await inject({
    method: "POST",
    url: "/admin/sendContactUsEmail",
    headers: { accept, ...(type !== undefined && { "content-type": type }) },
    ...(type !== undefined && { payload: "{" }),
  });
  expect(headers["content-type"]).toMatch(answer);
});
