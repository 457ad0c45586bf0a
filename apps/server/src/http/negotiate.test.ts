import { expect, test } from "vitest";
import { inject } from "../../test/start-app.ts";
import { codingCases } from "./negotiate.cases.ts";

test.each(Object.entries(codingCases))(
  "answers with %s if Accept-Encoding is one of %s",
  async (coding, all) => {
    for (const header of all.split(" | "))
      for (const url of ["/", "/resetPhoneNumber/abc"]) {
        const { headers } = await inject({ url, headers: { "accept-encoding": header } });
        expect([header, url, headers["content-encoding"] ?? "identity"]).toEqual([header, url, coding]);
      }
  },
);

const form = "Application/X-WWW-Form-URLencoded ;charset=utf-8";

test.each([
  ["html", "Text/HTML | text/html;charset=UTF-8 | text/html ; q=0.5 , application/JSON;q=0.4", "text/plain"],
  ["html", "text/html,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7", "text/plain"],
  [
    "json",
    "text/html;Q=0 | text/html;q=0.0, */* | application/JSON, text/html;q=0.9 | */* | text/htmlx | ",
    "a/b",
  ],
  ["html", "application/json", form],
  ["json", "text/html", "Application/JSON; charset=UTF-8"],
])("answers with %s if Accept is one of %s and Content-Type %s", async (answer, all, type) => {
  for (const accept of all.split(" | ")) {
    const request = { headers: { accept, "content-type": type }, payload: "{" };
    const { headers } = await inject({ method: "POST", url: "/admin/sendContactUsEmail", ...request });
    expect([accept, headers["content-type"]]).toEqual([accept, expect.stringContaining(answer)]);
  }
});
