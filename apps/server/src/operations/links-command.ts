import { publicAddress } from "../config/read-environment.ts";
import { SetupError } from "../config/setup-error.ts";
import { parseE164 } from "../members/e164.ts";
import type { LinkKind } from "../members/reset-link.ts";
import { databaseCommand, type Command } from "./command.ts";
import type { Commands } from "./run-command.ts";

export const linkCommands: Commands = {
  "links phone": linkCommand(
    "phone",
    "prints a link that changes the phone number of a member, named by number or id",
  ),
  "links password": linkCommand("password", "prints a link that changes the member's password"),
};

function linkCommand(kind: LinkKind, summary: string): Command {
  return databaseCommand("<member>", summary, async ({ members, environment, print }, numberOrId = "") => {
    const member = await members.find({ id: numberOrId, phone: parseE164(numberOrId) });
    if (!member)
      throw new SetupError(
        `No member has the number or id ${JSON.stringify(numberOrId)}. ` +
          "Expected one of those that this shows: members list.",
      );
    const publicUrl = publicAddress(environment).href;
    const { href, expiresAt } = await members.issueLink({ memberId: member.id, kind, publicUrl });
    print(href);
    print(`It works once, until ${expiresAt.toISOString().slice(0, 16).replace("T", " ")} UTC.`);
  });
}
