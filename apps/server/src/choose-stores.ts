import type { ApiClient } from "@matchfront/api-client/calls";
import type { Metrics } from "./config/metrics.ts";
import type { DatabasePorts } from "./operations/database-ports.ts";
import { backendMemberService } from "./members/backend-member-service.ts";
import { databaseMemberService } from "./members/member-service.ts";
import { backendMessageStore } from "./messages/backend-message-store.ts";

interface StoreOptions {
  readonly database: Pick<DatabasePorts, "messages" | "members">;
  readonly backend: ApiClient | undefined;
  readonly linkCheckPath?: `/${string}` | undefined;
  readonly siteName: string;
  readonly metrics: Metrics;
}

export function chooseStores(options: StoreOptions) {
  const { database, backend, linkCheckPath, siteName, metrics } = options;
  const { messages, members } = database;
  if (!backend)
    return {
      messages,
      members: databaseMemberService(members, siteName, (count) => metrics.scryptWaiting.set(count)),
    };
  return {
    messages: backendMessageStore(backend, messages),
    members: backendMemberService(backend, members, linkCheckPath),
  };
}
