import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import {
  ask,
  askOften,
  classify,
  repeatUntilStopped,
  serverAt,
  type Answer,
  type Attempt,
  type Send,
} from "./ask.ts";

/** A visitor's message, which is sent until it is acknowledged or rejected. */
export interface Post {
  readonly marker: string;
  /** Whether it is sent by script: with a key, answered with a reference. */
  readonly hasKey: boolean;
  readonly attempts: Attempt[];
  reference?: string;
}

export function startVisitors(origins: readonly string[], atOnce: number) {
  const posts: Post[] = [];
  const pages: Attempt[] = [];
  const stops = [
    ...Array.from({ length: atOnce }, () => repeatUntilStopped(postNext)),
    ...origins.flatMap((_, server) =>
      ["/contactus", "/healthz"].map((path) => repeatUntilStopped(() => read(server, path))),
    ),
  ];
  return {
    posts,
    pages,
    findThanked: () => posts.filter(({ attempts }) => attempts.some(({ answer }) => answer === "thanked")),
    /** Sends a message and leaves, mostly before the answer. */
    async leave() {
      const post = nextPost(true);
      const send = sender(post, posts.length);
      const hasty: Send = (origin) =>
        send(origin, AbortSignal.timeout(randomInt(20))).catch((): Answer => "nothing");
      post.attempts.push(await ask(serverAt(origins, posts.length), hasty));
    },
    stop: async () => void (await Promise.all(stops.map((stop) => stop()))),
  };

  function nextPost(hasKey: boolean): Post {
    const post: Post = { marker: `marker-${posts.length}.`, hasKey, attempts: [] };
    posts.push(post);
    return post;
  }

  async function postNext(): Promise<void> {
    const post = nextPost(posts.length % 4 > 0);
    const number = posts.length;
    const send = sender(post, number);
    await askOften(post.attempts, origins, number, send);
    // Some visitors click twice.
    if (number % 7 === 0) post.attempts.push(await ask(serverAt(origins, number + 1), send));
    await pause(50);
  }

  async function read(index: number, path: string): Promise<void> {
    const send: Send = async (origin, signal) => classify(await fetch(new URL(path, origin), { signal }));
    pages.push(await ask(serverAt(origins, index), send));
    await pause(50);
  }
}

export type Visitors = ReturnType<typeof startVisitors>;

function sender(post: Post, number: number): Send {
  const fields = { topic: "Ad Sales", email: `${number}@visitor.example`, description: post.marker };
  // Each visitor has an own network, so that no limit is reached.
  const from = { "x-forwarded-for": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
  const init = post.hasKey
    ? {
        headers: { ...from, "content-type": "application/json", "idempotency-key": randomUUID() },
        body: JSON.stringify(fields),
      }
    : { headers: from, body: new URLSearchParams(fields) };
  return async (origin, signal) => {
    const url = new URL("/admin/sendContactUsEmail", origin);
    const response = await fetch(url, { method: "POST", redirect: "manual", signal, ...init });
    const text = await response.text();
    const answer = classify(response);
    if (answer === "thanked" && post.hasKey) post.reference = JSON.parse(text).reference;
    // Without script, the error page returns the input.
    return answer === "come again" && !post.hasKey && !text.includes(post.marker) ? "text lost" : answer;
  };
}
