import { pino, type DestinationStream, type Logger } from "pino";
import { loggedPath } from "../site/fill-pages.ts";
import { standardOutput } from "./output.ts";

/** Creates the log: lines of JSON that hold nothing of the visitor, neither address nor query nor token. */
export function createLog(level: string, stream: DestinationStream = standardOutput): Logger {
  const serializers = {
    req: ({ method, url }: { method: string; url: string }) => ({ method, path: loggedPath(url) }),
  };
  return pino({ level, serializers }, stream);
}
