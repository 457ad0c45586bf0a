import { once } from "node:events";
import { createServer } from "node:https";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { httpsCertificate } from "../../test/https-certificate.ts";
import { troubles, wellServer } from "../../test/well-server.ts";
import { readEnvironment } from "../config/read-environment.ts";
import { examine } from "./examine.ts";

const day = 24 * 60 * 60_000;

test("answers that are none of a sound service are findings, each of its own", async () => {
  const { environment } = await wellServer((response) => {
    response.writeHead(502, { date: new Date(Date.now() - day).toUTCString() }).end();
  });
  const { code, lines } = await troubles(environment);
  expect(code).toBe(1);
  expect(lines.map((line) => line.replace(/ \| .+/, ""))).toEqual([
    `failure  Server     http://127.0.0.1:${environment.PORT}/readyz answers 502`,
    `failure  Address    ${environment.PUBLIC_URL}healthz answers 502`,
    `failure  Twilio     127.0.0.1:${environment.PORT} answers 502`,
    `failure  Backend    127.0.0.1:${environment.PORT} answers 502`,
    "4 failures.",
  ]);
});

test("a clock that differs from that of the public address is a warning", async () => {
  const { environment } = await wellServer((response) => {
    response.writeHead(200, { date: new Date(Date.now() - day).toUTCString() }).end();
  });
  const { code, lines } = await troubles(environment);
  expect([code, lines]).toEqual([
    0,
    [
      expect.stringMatching(/^warning {2}Address {4}the clock here and that of \S+ are 8640\d s apart \|/),
      "1 warning.",
    ],
  ]);
});

test("a certificate that browsers refuse is a failure, one that ends soon a warning", async () => {
  const https = createServer(httpsCertificate, (_request, response) => response.end("{}")).listen(
    0,
    "127.0.0.1",
  );
  onTestFinished(() => void https.close());
  await once(https, "listening");
  const address = https.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const { environment } = await wellServer();
  const https443 = readEnvironment({ ...environment, PUBLIC_URL: `https://127.0.0.1:${port}` });
  const addressAt = async (time: string) =>
    (await examine(https443, new Date(time))).find(({ check }) => check === "Address")?.finding;

  expect(await addressAt("2126-10-20")).toMatchObject({
    level: "failure",
    found: expect.stringMatching(/cannot be reached: self-signed certificate/),
  });
  const trusted = getCACertificates();
  setDefaultCACertificates([...trusted, httpsCertificate.cert]);
  onTestFinished(() => setDefaultCACertificates(trusted));
  expect(await addressAt("2126-10-20")).toMatchObject({
    level: "warning",
    found: `the certificate of 127.0.0.1:${port} is valid for 9 days`,
  });
  expect(await addressAt("2126-09-20")).toMatchObject({ level: "ok" });
});
