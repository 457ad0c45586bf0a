import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { SMTPServerOptions } from "smtp-server";
import { startSmtpServer } from "../test/smtp-server.ts";

export interface Copy {
  /** By `performance.now`. */
  readonly receivedAt: number;
  /** When it was told that the mail is accepted; undefined where it never was. */
  answeredAt: number | undefined;
  readonly text: string;
}

export const mailFaults = [
  "resets connections",
  "never greets",
  "greets with 421",
  "refuses for now (451)",
  "cuts after DATA",
  "silent after DATA",
  "slow",
] as const;

type MailFault = (typeof mailFaults)[number];

/** A real SMTP server that counts the copies of each mail, and can be made to fail. */
export async function startMailSink() {
  const copies = new Map<string, Copy[]>();
  const sockets = new Set<Socket>();
  const cuts: number[] = [];
  let fault: MailFault | undefined;
  const cutAll = () => {
    cuts.push(performance.now());
    for (const socket of sockets) socket.destroy();
  };

  const options: SMTPServerOptions = {
    onConnect(_session, callback) {
      if (fault === "resets connections") cutAll();
      else if (fault === "greets with 421") callback(refuse(421));
      else if (fault !== "never greets") callback();
    },
    onRcptTo(_address, _session, callback) {
      callback(fault === "refuses for now (451)" ? refuse(451) : undefined);
    },
    onData: (stream, _session, callback) => void receive(stream, callback),
  };
  const { url, server, close } = await startSmtpServer(options);
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => {});
  });

  async function receive(stream: Readable, accept: () => void): Promise<void> {
    // A client may leave in the middle of its mail.
    const mail = await text(stream).catch(() => undefined);
    if (mail === undefined) return;
    const id = /^Message-ID: <([^@>]+)@/im.exec(mail)?.[1] ?? "none";
    const copy: Copy = { receivedAt: performance.now(), answeredAt: undefined, text: mail };
    copies.set(id, [...(copies.get(id) ?? []), copy]);
    if (fault === "cuts after DATA") return cutAll();
    if (fault === "silent after DATA") return;
    if (fault === "slow") await pause(1_000);
    copy.answeredAt = performance.now();
    accept();
  }

  return {
    url,
    copies,
    cuts,
    fail(next: MailFault | undefined) {
      fault = next;
      cutAll();
    },
    async close() {
      cutAll();
      await close();
    },
  };
}

function refuse(code: number): Error {
  return Object.assign(new Error("not now"), { responseCode: code });
}

export type MailSink = Awaited<ReturnType<typeof startMailSink>>;
