import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import PostalMime, { type Email } from "postal-mime";

const sources = join(import.meta.dirname, "../../server/src");

type StoredMessage = { language: string; quarantinedFor?: string; fields: Record<string, string> };

/** The real server with the built site and its own data folder. */
export class SiteServer {
  url = "";
  #process: ChildProcess | undefined;
  #member: string | undefined;
  readonly #dataFolder: string;
  readonly #settings: Record<string, string>;

  private constructor(dataFolder: string, settings: Record<string, string>) {
    this.#dataFolder = dataFolder;
    this.#settings = settings;
  }

  /** @param settings environment variables in addition to data folder and port */
  static async start(settings: Record<string, string> = {}): Promise<SiteServer> {
    const server = new SiteServer(await mkdtemp(join(tmpdir(), "matchfront-")), settings);
    await server.resume();
    return server;
  }

  /** Starts the server, on its previous port if it had one. */
  async resume(): Promise<void> {
    const child = spawn("node", [join(sources, "server.ts")], {
      env: this.#environment,
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#process = child;
    this.url = await new Promise((resolve, reject) => {
      let output = "";
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        const address = /http:\/\/localhost:\d+/.exec(output);
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

  /** Returns the parsed mails in the server's folder that contain an email address. */
  async mailFrom(email: string): Promise<Email[]> {
    const folder = join(this.#dataFolder, "mail");
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
    const files = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
    return Promise.all(files.filter((text) => text.includes(email)).map((text) => PostalMime.parse(text)));
  }

  /** Returns all messages that the server has stored from an email address, including those not mailed. */
  async messagesFrom(email: string): Promise<StoredMessage[]> {
    const lines = (await this.#run("messages", "export")).split("\n").filter(Boolean);
    return lines.map((line) => JSON.parse(line)).filter(({ fields }) => fields.email === email);
  }

  async codeFor(number: string): Promise<string> {
    const folder = join(this.#dataFolder, "sms");
    const names = (await readdir(folder)).filter((name) => name.endsWith(`${number}.txt`));
    const latest = names.toSorted().at(-1);
    if (!latest) throw new Error(`No SMS was sent to ${number}.`);
    return /#(\d+)/.exec(await readFile(join(folder, latest), "utf8"))?.[1] ?? "";
  }

  /** @param phone with country code */
  async addMember(phone: string): Promise<void> {
    await this.#run("members", "add", phone);
  }

  /** Returns a reset link, always for the same member. */
  async issueLink(kind: "phone" | "password"): Promise<string> {
    // The member's number may have changed, but not the ID.
    this.#member ??= /^\+.* (\S+)$/m.exec(await this.#run("members", "list"))?.[1] ?? "";
    const [address = ""] = (await this.#run("links", kind, this.#member)).split("\n");
    return address;
  }

  async #run(...args: string[]): Promise<string> {
    const command = [join(sources, "operator.ts"), ...args];
    return (await promisify(execFile)("node", command, { env: this.#environment })).stdout;
  }

  get #environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      // A third of the server's startup is compilation, which can be cached.
      NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache"),
      ...this.#settings,
      DATA_DIR: this.#dataFolder,
      PORT: this.url ? new URL(this.url).port : "0",
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
    await rm(this.#dataFolder, { recursive: true, force: true });
  }
}
