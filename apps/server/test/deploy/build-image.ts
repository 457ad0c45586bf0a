import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { array, create, record, string, type } from "superstruct";
import { onTestFinished } from "vitest";

/** The programs that build and run an image, since Docker requires a daemon. */
const programs = ["buildah", "mmdebstrap", "bwrap", "setpriv"];

export const lackingForImages: readonly string[] = [
  ...programs.filter((program) => spawnSync(program, ["--version"]).error),
  ...(process.getuid?.() === 0 ? [] : ["root"]),
];

const configuration = type({
  User: string(),
  Env: array(string()),
  Entrypoint: array(string()),
  Cmd: array(string()),
  WorkingDir: string(),
  StopSignal: string(),
  ExposedPorts: record(string(), type({})),
  Healthcheck: type({ Test: array(string()) }),
});
const inspected = type({ Docker: type({ config: configuration }) });

/**
 * Builds a container file of the repository by its own steps. Creates its two base images, which no package registry has,
 * from Debian's packages and this machine's Node and npm. `previous` has the files of an image that ran before.
 */
export async function buildImage(root: string, file: string, previous: string) {
  const folder = await mkdtemp(join(tmpdir(), "matchfront-image-"));
  const storage = ["--root", join(folder, "store"), "--runroot", join(folder, "run")];
  const buildah = (...args: string[]) => run("buildah", [...storage, ...args]);
  onTestFinished(async () => {
    await buildah("rm", "--all");
    await rm(folder, { recursive: true, force: true });
  }, 300_000);
  const isolated = ["--isolation", "chroot", "--network", "host"];
  const debian = "localhost/debian:bookworm-slim";
  const builder = "localhost/node:24-bookworm-slim";

  const archive = join(folder, "debian.tar");
  await run("mmdebstrap", ["--variant=apt", "--include=ca-certificates", "bookworm", archive]);
  const first = await buildah("from", "scratch");
  await buildah("add", "--quiet", first, archive, "/");
  await buildah("commit", "--quiet", first, debian);

  const second = await buildah("from", debian);
  await buildah("copy", "--quiet", second, process.execPath, "/usr/local/bin/node");
  await buildah("copy", "--quiet", second, await npmFolder(), "/usr/local/lib/node_modules/npm");
  const links = ["npm", "npx"].map(
    (name) => `ln -s ../lib/node_modules/npm/bin/${name}-cli.js /usr/local/bin/${name}`,
  );
  await buildah("run", ...isolated, second, "sh", "-c", links.join(" && "));
  // oxlint-disable-next-line node/no-process-env -- whom this machine trusts, the build must trust
  const certificates = process.env["NODE_EXTRA_CA_CERTS"];
  if (certificates) {
    const trusted = "/etc/ssl/certs/ca-certificates.crt";
    await buildah("copy", "--quiet", second, certificates, trusted);
    for (const name of ["NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE"])
      await buildah("config", "--env", `${name}=${trusted}`, second);
  }
  await buildah("commit", "--quiet", second, builder);

  const bases = ["--build-arg", `BUILDER=${builder}`, "--build-arg", `RUNTIME=${debian}`];
  const files = ["--file", file, "--ignorefile", `${file}.dockerignore`];
  const contexts = ["--build-context", `previous=${previous}`];
  const built = ["--pull-never", "--format", "docker", "--tag", "localhost/matchfront"];
  await buildah("build", ...isolated, ...bases, ...files, ...contexts, ...built, root);
  const image = await buildah("from", "localhost/matchfront");
  const mounted = await buildah("mount", image);
  // Others than root are to read it, as in a container.
  for (let path = dirname(mounted); path !== dirname(folder); path = dirname(path)) await chmod(path, 0o711);
  const { Docker } = create(
    JSON.parse(await buildah("inspect", "--type", "image", "localhost/matchfront")),
    inspected,
  );
  return { folder: mounted, ...Docker.config };
}

/**
 * The command that runs a program in an image as a container would: as the image's user without any right, the image
 * read-only, a folder of this machine in `/data`, an empty `/tmp`, the program as the first process.
 */
export function inContainer(
  image: Awaited<ReturnType<typeof buildImage>>,
  data: string,
  command: readonly string[],
) {
  const [user = "", group = ""] = image.User.split(":");
  const drop = ["--reuid", user, "--regid", group, "--clear-groups", "--no-new-privs", "--bounding-set=-all"];
  const root = ["--ro-bind", image.folder, "/"];
  const mounts = ["--dev", "/dev", "--proc", "/proc", "--tmpfs", "/tmp", "--bind", data, "/data"];
  const process = ["--unshare-pid", "--as-pid-1", "--die-with-parent", "--chdir", image.WorkingDir, "--"];
  return ["setpriv", ...drop, "bwrap", ...root, ...mounts, ...process, ...command] as const;
}

/** The npm that comes first in the path, whatever it is linked from. */
async function npmFolder(): Promise<string> {
  const program = await run("sh", ["-c", "command -v npm"]);
  return dirname(dirname(await realpath(program)));
}

async function run(program: string, args: readonly string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  const exited = once(child, "exit");
  const [printed, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await exited;
  if (code !== 0)
    throw new Error(`${program} ${args.join(" ")} ended with ${code}: ${(printed + errors).slice(-3_000)}`);
  return printed.trim();
}
