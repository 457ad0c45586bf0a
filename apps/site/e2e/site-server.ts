import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import PostalMime, { type Email } from "postal-mime";

const sources = join(import.meta.dirname, "../../server/src");

/** A message as the operator's command prints it. */
type StoredMessage = { language: string; quarantinedFor?: string; fields: Record<string, string> };

/** The real server on the published site, with a data folder of its own. */
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

  /** @param settings environment variables beside the data folder and the port */
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

  /** The mail in the server's folder that answers to an e-mail address, parsed. */
  async mailFrom(email: string): Promise<Email[]> {
    const folder = join(this.#dataFolder, "mail");
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
    const files = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
    return Promise.all(files.filter((text) => text.includes(email)).map((text) => PostalMime.parse(text)));
  }

  /** All messages that the server has stored from an e-mail address, including those not mailed. */
  async messagesFrom(email: string): Promise<StoredMessage[]> {
    const lines = (await this.#run("messages", "export")).split("\n").filter(Boolean);
    return lines.map((line) => JSON.parse(line)).filter(({ fields }) => fields.email === email);
  }

  /** The code in the latest SMS to a number in the server's folder. */
  async codeFor(number: string): Promise<string> {
    const folder = join(this.#dataFolder, "sms");
    const names = (await readdir(folder)).filter((name) => name.endsWith(`${number}.txt`));
    const latest = names.toSorted().at(-1);
    if (!latest) throw new Error(`No SMS was sent to ${number}.`);
    return /#(\d+)/.exec(await readFile(join(folder, latest), "utf8"))?.[1] ?? "";
  }

  /** Adds a member, by the phone number with its country's code. */
  async addMember(phone: string): Promise<void> {
    await this.#run("members", "add", phone);
  }

  /** The address that opens a dialog, always for the same member. */
  async issueLink(kind: "phone" | "password"): Promise<string> {
    // The first member's number may have changed; the id has not.
    this.#member ??= /^\+.* (\S+)$/m.exec(await this.#run("members", "list"))?.[1] ?? "";
    const [address = ""] = (await this.#run("links", kind, this.#member)).split("\n");
    return address;
  }

  /** Runs one of the operator's commands beside the server, and returns its output. */
  async #run(program: "links" | "members" | "messages", ...args: string[]): Promise<string> {
    const command = [join(sources, "operator.ts"), program, ...args];
    return (await promisify(execFile)("node", command, { env: this.#environment })).stdout;
  }

  get #environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      // A third of a server's start is compilation, which is cached.
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
