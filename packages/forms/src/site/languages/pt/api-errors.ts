import type { Translated } from "../../../define-form/copy.ts";
import type { apiErrors as english } from "../en/api-errors.ts";

/** Messages for calls that failed without a message from the server, in Portuguese. */
export const apiErrors = {
  OfflineError: "Não foi possível contactar o servidor. Verifique a sua ligação à internet e tente de novo.",
  TimeoutError: "O servidor demorou demasiado tempo a responder. Espere um momento e tente de novo.",
  MalformedError: "Não conseguimos ler a resposta do servidor. Tente de novo mais tarde.",
} as const satisfies Translated<typeof english>;
