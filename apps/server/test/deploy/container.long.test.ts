import { spawnSync } from "node:child_process";
import { chown, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { freePort } from "../free-port.ts";
import { repository } from "../repository.ts";
import { spawnServer } from "../spawn-server.ts";
import { temporaryFolder } from "../temporary-database.ts";
import { buildImage, inContainer, lackingForImages } from "./build-image.ts";

const leftOut =
  lackingForImages.length > 0 ? ` (LEFT OUT: this machine lacks ${lackingForImages.join(", ")})` : "";

describe.runIf(lackingForImages.length === 0)(`the image of docs/deploy/container${leftOut}`, () => {
  test("serves and stores as a user without rights, and writes nowhere but into its folder (P1, P5)", async () => {
    const previous = await previousImage();
    const file = join(repository, "docs/deploy/container/Dockerfile");
    const image = await buildImage(repository, file, previous);
    expect(image).toMatchObject({
      User: "65532:65532",
      StopSignal: "SIGTERM",
      ExposedPorts: { "3000/tcp": {} },
    });
    const data = await ownedFolder();
    const PORT = String(await freePort());
    const environment = { ...Object.fromEntries(image.Env.map((pair) => pair.split("=", 2))), PORT };
    const run = (...command: string[]) => {
      const [program, ...args] = inContainer(image, data, command);
      return spawnSync(program, args, { encoding: "utf8", env: environment });
    };

    const server = spawnServer(environment, inContainer(image, data, [...image.Entrypoint, ...image.Cmd]));
    onTestFinished(() => void server.kill("SIGKILL"));
    await server.origin;
    expect(server.printed()).toContain("/data/messages.db");
    const origin = `http://127.0.0.1:${PORT}`;
    const [kind, ...healthcheck] = image.Healthcheck.Test;
    expect(kind).toBe("CMD");
    expect(run(...healthcheck)).toMatchObject({ status: 0, stderr: "" });
    expect(await (await fetch(new URL("/contactus", origin))).text()).toContain("</form>");
    // A page that was open before the change has its script.
    expect((await fetch(new URL("/assets/before-12345678.js", origin))).status).toBe(200);
    const body = new URLSearchParams({ topic: "Ad Sales", email: "ada@example.org", description: "Hello" });
    const posted = await fetch(new URL("/admin/sendContactUsEmail", origin), {
      method: "POST",
      body,
      redirect: "manual",
    });
    expect(posted.status).toBe(303);
    const operator = [...image.Entrypoint, "apps/server/src/operator.ts"];
    expect(run(...operator, "messages", "list").stdout).toContain("ada@example.org");

    const write = (path: string) => run("node", "--eval", `fs.writeFileSync("${path}", "")`).stderr;
    expect(write("/srv/matchfront/apps/server/src/server.ts")).toContain("EROFS");
    expect(write("/tmp/some")).toBe("");
    expect((await stat(join(data, "messages.db"))).uid).toBe(65_532);
    // Where the image is not mounted read-only, its user may change nothing in it all the same.
    const own = spawnSync("find", [image.folder, "-uid", "65532"], { encoding: "utf8" }).stdout;
    expect(own.trim()).toBe(join(image.folder, "data"));

    const all = await readdir(join(image.folder, "srv"), { recursive: true });
    const names = all.filter((name) => !name.includes("node_modules/"));
    expect(
      names.filter((name) =>
        /^matchfront\/(?!apps)|\.test\.ts$|\/\.git$|\.env$|\.db$|server\/(?:chaos|test)$/.test(name),
      ),
    ).toEqual([]);
    expect(spawnSync("find", [image.folder, "-name", "npm", "-o", "-name", "pnpm"]).stdout.toString()).toBe(
      "",
    );

    // To the first process of the container, as its engine does.
    process.kill(await childOf(server.pid), "SIGTERM");
    expect(await server.exited).toBe(0);
    expect(run(...healthcheck).status).toBe(1);
  }, 1_800_000);
});

/** The files of an image whose pages may be open in browsers. */
async function previousImage(): Promise<string> {
  const folder = await temporaryFolder();
  const dist = join(folder, "srv/matchfront/apps/site/dist");
  await mkdir(join(dist, "public/assets"), { recursive: true });
  await writeFile(join(dist, "public/assets/before-12345678.js"), "");
  await writeFile(join(dist, "builds.json"), JSON.stringify([["before-12345678.js"]]));
  return folder;
}

async function ownedFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await chown(folder, 65_532, 65_532);
  return folder;
}

async function childOf(pid = 0): Promise<number> {
  return Number(await readFile(`/proc/${pid}/task/${pid}/children`, "utf8"));
}
