import { publicAddress } from "../config/read-environment.ts";
import { SetupError } from "../config/setup-error.ts";
import { parseE164 } from "../members/e164.ts";
import type { LinkKind } from "../members/reset-link.ts";
import type { CommandContext, Program } from "./run-program.ts";

const parameters = "<member>";

/** Issues the links that are mailed to members. */
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

async function printLink(context: CommandContext, kind: LinkKind, numberOrId: string): Promise<void> {
  const { members, environment, print } = context;
  const member = await members.find({ id: numberOrId, phone: parseE164(numberOrId) });
  if (!member) {
    throw new SetupError(
      `No member has the number or id ${JSON.stringify(numberOrId)}. ` +
        "Expected one of those that this shows: members list.",
    );
  }
  const publicUrl = publicAddress(environment).href;
  const { href, expiresAt } = await members.issueLink({
    memberId: member.id,
    kind,
    publicUrl,
  });
  print(href);
  print(`It works once, until ${expiresAt.toISOString().slice(0, 16).replace("T", " ")} UTC.`);
}
