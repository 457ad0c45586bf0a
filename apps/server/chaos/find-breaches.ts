import type { Run } from "./chaos.ts";
import type { Copy } from "./mail-sink.ts";
import type { Attempt } from "./ask.ts";
import type { Member, MemberLeft } from "./members.ts";
import type { Post } from "./visitors.ts";

/** How long after its answer a mail may still be unrecorded, where the disk is well. */
const recordTime = 5_000;

/** How long the checked server's clock may still be off when it was set right: it reads its file again after 100 ms. */
const clockReadTime = 200;

export function findBreaches(run: Run) {
  const { posts, pages } = run.visitors;
  const byMarker = Map.groupBy(run.stored, ({ fields }) => findMarker(fields));
  const storedOf = ({ marker }: Post) => byMarker.get(marker) ?? [];
  const thanked = run.visitors.findThanked();
  const sent = new Set(posts.map(({ marker }) => marker));
  const attempts = posts.flatMap((post) => post.attempts);
  const storedIds = new Set(run.stored.map(({ id }) => id));
  const left = new Map(run.membersLeft.map((member) => [member.id, member]));
  const hung = [...attempts, ...pages].filter(({ answer }) => answer === "hung");
  const lost = attempts.filter((attempt) => attempt.answer === "text lost" && !wasDown(run, attempt));
  // What was thanked and mailed before the database was set back is only in the mail.
  const mailed = new Set([...run.sink.copies.values()].map(([copy]) => findMarker(copy?.text ?? "")));
  const isMailed = (post: Post) =>
    isSetBack(run, post.attempts[0]?.startedAt ?? 0) && mailed.has(post.marker);
  const copied = [...run.sink.copies].filter(([, copies]) => copies.length > 1);
  return [
    {
      promise: "P1 each acknowledged message is stored",
      kept: `${thanked.length} thanked`,
      breaches: [
        ...thanked
          .filter(
            (post) => !storedOf(post).some(({ id }) => id.endsWith(post.reference ?? "")) && !isMailed(post),
          )
          .map(({ marker, reference = "none" }) => `${marker}, with reference ${reference}, is not stored`),
        ...[...byMarker.keys()]
          .filter((marker) => !sent.has(marker))
          .map((marker) => `nobody sent ${marker}`),
      ],
    },
    {
      promise: "P2 each stored message is mailed",
      kept: `${run.stored.length} stored, ${run.sink.copies.size} mailed, ${run.deadMails} dead before a retry`,
      breaches: run.stored
        .filter(({ id }) => !run.sink.copies.has(id))
        .map(({ id, mail }) => `${id} was never mailed; its mail is ${mail}`)
        .concat(
          [...run.sink.copies]
            .filter(([id, [copy]]) => !storedIds.has(id) && !isSetBack(run, copy?.receivedAt ?? 0))
            .map(([id]) => `${id} was mailed, and is not stored`),
        ),
    },
    {
      promise: "P2 a mail comes twice only where its answer was lost",
      kept: `${copied.length} came twice, with one Message-ID`,
      breaches: copied
        .filter(([, copies]) => copies.slice(0, -1).some((copy) => !isExcused(run, copy)))
        .map(([id, copies]) => `${id} came ${copies.length} times, though it was answered`),
    },
    {
      promise: "P3 a repeat is one message",
      kept: `${posts.filter((post) => post.attempts.length > 1).length} sent again`,
      breaches: posts
        .filter((post) => storedOf(post).length > (post.hasKey ? 1 : 1 + countClockFaults(run, post)))
        .map((post) => `${post.marker} is stored ${storedOf(post).length} times`),
    },
    {
      promise: "P4 each failed post gets an error and keeps the input",
      kept: `${attempts.filter(({ answer }) => answer === "come again").length} told to come again`,
      breaches: [
        ...hung.map(({ endedAt }) => `a request had no answer within 10 s, during: ${namesAt(run, endedAt)}`),
        ...lost.map(({ endedAt }) => `a page did not have what was typed, during: ${namesAt(run, endedAt)}`),
        ...posts
          .filter((post) => has(post, "refused") && !has(post, "thanked") && storedOf(post).length > 0)
          .map(({ marker }) => `${marker} was refused, and is stored`),
      ],
    },
    {
      promise: "P5 pages are served whatever happens to the rest",
      kept: `${pages.filter(({ answer }) => answer === "thanked").length} pages`,
      breaches: pages
        .filter((page) => page.answer !== "thanked" && page.answer !== "hung")
        .filter((page) => page.answer === "refused" || !(wasDown(run, page) || wasUnreachable(run, page)))
        .map(({ answer, endedAt }) => `a page was not served (${answer}), during: ${namesAt(run, endedAt)}`),
    },
    {
      promise: "P6 a link works once, and for whom it is meant",
      kept: `${run.members.filter((member) => has(member, "thanked")).length} passwords set`,
      breaches: run.members.flatMap((member) => linkBreaches(run, member, left.get(member.id))),
    },
    {
      promise: "P8 the server says that it is not ready, is again by itself, and does not end unasked",
      kept: `longest recovery ${Math.max(...run.recoveries.map((seconds) => seconds ?? 0)).toFixed(1)} s`,
      breaches: [
        ...run.recoveries
          .filter((seconds) => seconds === undefined)
          .map(() => "it was not ready again within 30 s"),
        ...run.happenings
          .filter(({ fault, unreadyAfter }) => fault.makesUnready && unreadyAfter === undefined)
          .map(({ fault }) => `it said that it is ready during: ${fault.name}`),
        ...run.servers
          .flatMap(({ endings }) => endings)
          .filter(({ isMeant }) => !isMeant)
          .map(({ at, code }) => `it ended by itself with ${String(code)}, during: ${namesAt(run, at)}`),
      ],
    },
    {
      promise: "No log line has a visitor's address or text",
      kept: `${run.servers.flatMap(({ troubles }) => [...troubles.values()]).reduce((sum, times) => sum + times, 0)} warnings and errors`,
      breaches: run.servers.flatMap(({ leaks }) => leaks.slice(0, 5)),
    },
  ];
}

function findMarker(text: string): string {
  return /marker-\d+\./.exec(text)?.[0] ?? "none";
}

/** Whether the database was set back after one time, to a state from before another one. */
function isSetBack({ happenings }: Run, after: number, before = Infinity): boolean {
  return happenings.some(({ fault, from, to }) => fault.setsBack && after <= to && before >= from);
}

/** Finds breaches of single-use links. A visitor without an answer may have used the link and set the password. */
function linkBreaches(run: Run, member: Member, left: MemberLeft | undefined): string[] {
  const { id, attempts } = member;
  if (isSetBack(run, attempts[0]?.startedAt ?? 0, attempts.at(-1)?.endedAt)) return [];
  const times = attempts.filter(({ answer }) => answer === "thanked").length;
  const { hasPassword = false, isLinkUsed = false } = left ?? {};
  return [
    ...(times > 1 ? [`the link of ${id} worked ${times} times`] : []),
    ...(times > 0 && !hasPassword ? [`the password of ${id} was thanked for, and is not set`] : []),
    // By a wrong clock it was issued too late, or has expired.
    ...(has(member, "refused") && !isLinkUsed && countClockFaults(run, member) === 0
      ? [`${id} was refused, and the link is not used`]
      : []),
    ...(hasPassword !== isLinkUsed ? [`${id} has a password and an open link, or neither`] : []),
  ];
}

function has({ attempts }: Pick<Post, "attempts">, answer: string): boolean {
  return attempts.some((attempt) => attempt.answer === answer);
}

/** Whether another copy may have followed this one: nobody could know that it was accepted, or record it. */
function isExcused({ servers, sink, happenings }: Run, { receivedAt, answeredAt }: Copy): boolean {
  if (answeredAt === undefined) return true;
  // The answer may not have left.
  if (sink.cuts.some((cut) => cut >= receivedAt && cut - answeredAt < 1_000)) return true;
  const couldNotRecord = happenings.filter(({ fault, to }) => fault.name === "disk full" && to > receivedAt);
  return servers.some(({ endings }) =>
    endings.some(
      ({ at }) =>
        at > receivedAt && (at - answeredAt < recordTime || couldNotRecord.some(({ from }) => from < at)),
    ),
  );
}

/** How often a wall clock may have said the wrong time: a native post has no key, so that says what is a repeat. */
function countClockFaults(
  { happenings, hasServersClock }: Run,
  { attempts }: Pick<Post, "attempts">,
): number {
  if (!hasServersClock) return 0;
  const from = attempts[0]?.startedAt ?? 0;
  const to = attempts.at(-1)?.endedAt ?? 0;
  const during = happenings.filter(
    (happening) => happening.to + clockReadTime >= from && happening.from <= to,
  );
  return 2 * during.filter(({ fault }) => fault.name.startsWith("clock")).length;
}

function namesAt({ happenings }: Run, time: number): string {
  const during = happenings.filter(({ from, to }) => from <= time && time <= to + recordTime);
  return during.map(({ fault }) => fault.name).join(", ");
}

/** Whether no new connection could be accepted. */
function wasUnreachable({ happenings }: Run, { answer, startedAt, endedAt }: Attempt): boolean {
  const during = happenings.filter(({ from, to }) => endedAt >= from && startedAt <= to);
  return answer === "nothing" && during.some(({ fault }) => fault.name === "descriptors used up");
}

/** Whether there was no process that listened, or one that was ending: it turns away who comes after its drain. */
function wasDown({ servers }: Run, { server, startedAt, endedAt }: Attempt): boolean {
  const { endings = [] } = servers[server] ?? {};
  return endings.some(
    ({ downFrom, upAt = Number.POSITIVE_INFINITY }) => endedAt >= downFrom && startedAt <= upAt,
  );
}
