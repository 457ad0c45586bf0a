import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { onTestFinished } from "vitest";
import { freePort } from "../free-port.ts";
import { repository } from "../repository.ts";
import { builtSite } from "../start-app.ts";
import { temporaryFolder } from "../temporary-database.ts";

/** Of 127.0.0.1; only tests trust it. It is valid until 29 October 2126. */
export const httpsCertificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg46ePEmoxgXe7iGDd
ehdGS2PfE3Cxg6ji1rxteRg/mEGhRANCAASHMdlAu4Vj524mUbBAnJXDHYDWcAOT
NrKOILWpHpWBtn/wUVJJWnJQklQL9NGR5VLsMGf59fxRxgANCnccamZE
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBkDCCATagAwIBAgIURQPGDW5bT+wl76Jd/VyIVnwjEKwwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyMjE1MDIwOFoYDzIxMjYxMDI5
MTUwMjA4WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASHMdlAu4Vj524mUbBAnJXDHYDWcAOTNrKOILWpHpWBtn/wUVJJWnJQ
klQL9NGR5VLsMGf59fxRxgANCnccamZEo2QwYjAdBgNVHQ4EFgQUmmGVaIaNb0wH
4uanXQSsqMzTxGgwHwYDVR0jBBgwFoAUmmGVaIaNb0wH4uanXQSsqMzTxGgwDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0gAMEUC
IDvEjR3OQbZ+QH0J5g9WTJo7wWNKWU4RhLeBrvBbmcj6AiEAhfFOxDAOv5kuaTYd
CHdmvnrjb+SYl/6OIpkE49bbZo0=
-----END CERTIFICATE-----`,
};

/** The path of nginx, which is outside of root's `PATH` on Debian. */
const nginx = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"].find((file) =>
  existsSync(file),
);

export const hasNginx = nginx !== undefined;

/**
 * Writes a configuration of docs/deploy so that it works on this machine: other ports, servers, folders and certificate.
 * `upstreams` are the servers behind it, as "127.0.0.1:3000", and `files` what it includes, by name.
 */
export async function writeNginxFolder(
  name: string,
  upstreams: readonly string[],
  files: Readonly<Record<string, string>> = {},
) {
  const folder = await temporaryFolder();
  const port = await freePort();
  const original = await readFile(join(repository, "docs/deploy", name), "utf8");
  const adapted = original
    .replace(/^ *server 127\.0\.0\.1:3000(.*);$/m, (_, settings: string) =>
      upstreams.map((upstream) => `server ${upstream}${settings};`).join("\n"),
    )
    .replace("listen 443 ", `listen 127.0.0.1:${port} `)
    .replace("listen 80;", `listen 127.0.0.1:${await freePort()};`)
    .replaceAll(/^ *listen \[::\].*$/gm, "")
    .replaceAll("/srv/site", `${folder}/site`)
    .replaceAll(/\/(?:etc|var\/cache|var\/log)\/[\w./-]*?([\w.-]+)(?=[; ])/g, `${folder}/$1`);
  await mkdir(join(folder, "temporary"));
  // nginx would split a path with a space.
  await symlink(join(builtSite, "public"), join(folder, "site"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path temporary/${kind};`,
  );
  const written = {
    ...files,
    "matchfront.conf": adapted,
    "fullchain.pem": httpsCertificate.cert,
    "privkey.pem": httpsCertificate.key,
    // The tests' visitors say themselves who they are, as a CDN before it would. Node's fetch has one HTTP/2 connection
    // for all of them: nginx turns away what comes after its 1000th request, where each of them alone never gets.
    "nginx.conf": `pid nginx.pid; daemon off; worker_processes 2; error_log stderr warn;
      ${process.getuid?.() === 0 ? "user root;" : ""} events {}
      http { ${temporary.join(" ")} access_log off; keepalive_requests 1000000;
      set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;
      include matchfront.conf; }`,
  };
  for (const [file, content] of Object.entries(written)) await writeFile(join(folder, file), content);
  return { folder, port };
}

export function checkNginx(folder: string): string {
  const { status, stderr } = spawnSync(nginx ?? "nginx", ["-t", "-q", ...filesIn(folder)], {
    encoding: "utf8",
  });
  return status === 0 ? stderr : `${status} ${stderr}`;
}

export async function startNginx(
  name: string,
  upstreams: readonly string[],
  files: Readonly<Record<string, string>> = {},
) {
  const { folder, port } = await writeNginxFolder(name, upstreams, files);
  const child = spawn(nginx ?? "nginx", filesIn(folder), { stdio: ["ignore", "ignore", "pipe"] });
  const errors = text(child.stderr);
  const exited = once(child, "exit");
  const usual = getCACertificates("default");
  setDefaultCACertificates([...usual, httpsCertificate.cert]);
  onTestFinished(async () => {
    setDefaultCACertificates(usual);
    child.kill("SIGQUIT");
    await exited;
  });
  const origin = `https://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${await errors}`);
    const takesConnections = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (takesConnections) return { origin, folder };
    await pause(50);
  }
}

function filesIn(folder: string): readonly string[] {
  return ["-p", folder, "-c", "nginx.conf", "-e", "stderr"];
}
