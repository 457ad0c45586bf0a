import { join } from "node:path";
import type { Database } from "../database/database.ts";
import { publicAddress, type Environment } from "../environment/environment.ts";
import { embeddedVerifier } from "./embedded-verifier.ts";
import { smsFiles } from "./sms-files.ts";
import { twilioVerifier } from "./twilio-verifier.ts";
import type { Verifier } from "./verifier.ts";

/**
 * The verifier that the environment asks for: Twilio's where an account is set, else the embedded one, whose SMS become
 * files in `sms/` of the data folder.
 *
 * @param senderName who sends the code, as the SMS names them
 * @example const verifier = createVerifier(readEnvironment(), database, "Moyo");
 */
export function createVerifier(environment: Environment, database: Database, senderName: string): Verifier {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_API_KEY: apiKey, TWILIO_URL: url } = environment;
  const { TWILIO_API_SECRET: apiSecret, TWILIO_VERIFY_SERVICE_SID: verifyServiceSid } = environment;
  if (accountSid && apiKey && apiSecret && verifyServiceSid)
    return twilioVerifier({ accountSid, apiKey, apiSecret, verifyServiceSid, url });
  const folder = join(environment.DATA_DIR, "sms");
  return embeddedVerifier({
    database,
    sendSms: smsFiles(folder, (text) => process.stdout.write(text)),
    route: `as SMS files into ${folder}`,
    senderName,
    host: publicAddress(environment).hostname,
  });
}
