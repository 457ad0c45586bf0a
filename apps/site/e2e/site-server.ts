import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

const entry = join(import.meta.dirname, "../../server/src/server.ts");

/**
 * The real server on the published site, with a data folder of its own.
 *
 * @example const server = await SiteServer.start(); await page.goto(server.url);
 */
export class SiteServer {
  url = "";
  /** The links that open the dialogs for the demo member, once each. */
  links = { phone: "", password: "" };
  #process: ChildProcess | undefined;
  readonly #dataFolder: string;
  readonly #settings: Record<string, string>;

  private constructor(dataFolder: string, settings: Record<string, string>) {
    this.#dataFolder = dataFolder;
    this.#settings = settings;
  }

  /** @param settings environment variables beside the data folder and the port */
  static async start(settings: Record<string, string> = {}): Promise<SiteServer> {
    const server = new SiteServer(await mkdtemp(join(tmpdir(), "matchfront-")), settings);
    await server.resume();
    return server;
  }

  /** Starts the server, on the port it had before where it had one. */
  async resume(): Promise<void> {
    const port = this.url ? new URL(this.url).port : "0";
    const env = { ...process.env, ...this.#settings, DATA_DIR: this.#dataFolder, PORT: port };
    const child = spawn("node", [entry], { env, stdio: ["ignore", "pipe", "inherit"] });
    this.#process = child;
    this.url = await new Promise((resolve, reject) => {
      let output = "";
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        const address = /http:\/\/localhost:\d+/.exec(output);
        const [phone = "", password = ""] = output.match(/http:\S+(?:token|password)=\S+/g) ?? [];
        if (password) this.links = { phone, password };
        if (address && output.includes("Stop")) resolve(address[0]);
      });
      child.once("exit", () => reject(new Error(`The server ended before it listened: ${output}`)));
    });
  }

  async stop(): Promise<void> {
    if (this.#process?.exitCode !== null) return;
    const ended = once(this.#process, "exit");
    this.#process.kill("SIGTERM");
    await ended;
  }

  /** The mail that lies in the server's folder, parsed. */
  async mail(): Promise<Email[]> {
    const folder = join(this.#dataFolder, "mail");
    const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
    return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  }

  /** The code in the latest SMS that lies in the server's folder. */
  async code(): Promise<string> {
    const folder = join(this.#dataFolder, "sms");
    const latest = (await readdir(folder)).toSorted().at(-1) ?? "";
    return /#(\d+)/.exec(await readFile(join(folder, latest), "utf8"))?.[1] ?? "";
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
    await rm(this.#dataFolder, { recursive: true, force: true });
  }
}
