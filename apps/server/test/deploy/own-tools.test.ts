import { spawnSync } from "node:child_process";
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { deployFolder } from "./deployments.ts";
import { checkNginx, hasNginx, writeNginxFolder } from "./start-nginx.ts";

const hasCaddy = run("caddy", ["version"]).status === 0;
const hasSystemd = run("systemd-analyze", ["--version"]).status === 0;
const leftOut = (name: string, isThere: boolean) =>
  isThere ? "" : ` (LEFT OUT: this machine has no ${name})`;

test.runIf(hasNginx)(`nginx takes its configuration${leftOut("nginx", hasNginx)}`, async () => {
  const { folder } = await writeNginxFolder("nginx/matchfront.conf", ["127.0.0.1:3001", "127.0.0.1:3002"]);
  expect(checkNginx(folder)).toBe("");
  const file = join(folder, "matchfront.conf");
  await writeFile(
    file,
    (await readFile(file, "utf8")).replace("proxy_connect_timeout", "proxy_connection_timeout"),
  );
  expect(checkNginx(folder)).toContain('unknown directive "proxy_connection_timeout"');
});

test.runIf(hasCaddy)(
  `Caddy takes its configuration, for one server and for three${leftOut("Caddy", hasCaddy)}`,
  async () => {
    const file = join(await temporaryFolder(), "Caddyfile");
    await cp(join(deployFolder, "caddy/Caddyfile"), file);
    const validate = (variables: Record<string, string>) =>
      run("caddy", ["validate", "--adapter", "caddyfile", "--config", file], {
        SITE_ADDRESS: "www.example.org",
        ...variables,
      });
    expect(validate({}).stdout).toContain("Valid configuration");
    expect(validate({ UPSTREAMS: "10.0.0.1:3000 10.0.0.2:3000 10.0.0.3:3000" }).stdout).toContain(
      "Valid configuration",
    );
    expect(run("caddy", ["fmt", "--diff", file]).stdout).not.toMatch(/^[+-]/m);
    await writeFile(file, (await readFile(file, "utf8")).replace("health_uri", "health_url"));
    expect(validate({}).status).not.toBe(0);
  },
);

test.runIf(hasSystemd)(
  `systemd takes its units, and finds the service little exposed${leftOut("systemd", hasSystemd)}`,
  async () => {
    const folder = await temporaryFolder();
    await cp(join(deployFolder, "systemd"), folder, { recursive: true });
    const units = (await readdir(folder))
      .filter((name) => !name.endsWith(".env"))
      .map((name) => join(folder, name));
    for (const unit of units) {
      const text = await readFile(unit, "utf8");
      await writeFile(unit, text.replaceAll("/srv/matchfront/node_modules/.bin/node", process.execPath));
    }
    expect(run("systemd-analyze", ["verify", ...units])).toMatchObject({ status: 0, stderr: "" });
    const service = join(folder, "matchfront.service");
    // Tenths: 9.6 is a service without any limit.
    const exposure = ["security", "--offline=true", "--threshold=20", "--no-pager", service];
    expect(run("systemd-analyze", exposure).status).toBe(0);
    await writeFile(service, (await readFile(service, "utf8")).replace("Type=exec", "Type=exce"));
    expect(run("systemd-analyze", ["verify", service]).stderr).toContain("exce");
  },
);

function run(program: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  // oxlint-disable-next-line node/no-process-env -- programs are found by it
  return spawnSync(program, args, { encoding: "utf8", env: { ...process.env, ...environment } });
}
