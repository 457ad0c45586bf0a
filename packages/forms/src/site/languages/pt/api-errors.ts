import type { SiteCopy } from "../en/index.ts";

/** Messages for calls that failed without a message from the server, in Portuguese. */
export const apiErrors: SiteCopy["apiErrors"] = {
  OfflineError: "Não foi possível contactar o servidor. Verifique a sua ligação à internet e tente de novo.",
  TimeoutError: "O servidor demorou demasiado tempo a responder. Espere um momento e tente de novo.",
  MalformedError: "Não conseguimos ler a resposta do servidor. Tente de novo mais tarde.",
};
