import type { LinkKind } from "../database/tables.ts";
import { publicAddress } from "../environment/environment.ts";
import { issueLink } from "../links/issue-link.ts";
import { parseE164 } from "../phone-numbers/e164.ts";
import { SetupError } from "../errors/setup-error.ts";
import type { CommandContext, Program } from "./run-program.ts";

const parameters = "<member>";

/** Gives members the links that they are mailed. */
export const linkCommands: Program = {
  phone: {
    parameters,
    summary: "prints a link that changes the phone number of a member, named by number or id",
    run: (context, member) => printLink(context, "phone", member),
  },
  password: {
    parameters,
    summary: "prints a link that changes the member's password",
    run: (context, member) => printLink(context, "password", member),
  },
};

async function printLink(context: CommandContext, kind: LinkKind, named: string): Promise<void> {
  const { database, environment, print } = context;
  const member = await database
    .selectFrom("member")
    .select("id")
    .where((where) => where.or([where("id", "=", named), where("phone", "=", parseE164(named) ?? "")]))
    .executeTakeFirst();
  if (!member) {
    throw new SetupError(
      `No member has the number or id ${JSON.stringify(named)}. ` +
        "Expected one of those that this shows: members list.",
    );
  }
  const publicUrl = publicAddress(environment);
  const { href, expiresAt } = await issueLink(database, {
    memberId: member.id,
    kind,
    publicUrl,
    now: new Date(),
  });
  print(href);
  print(`It works once, until ${expiresAt.toISOString().slice(0, 16).replace("T", " ")} UTC.`);
}
