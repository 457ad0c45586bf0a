import type { SiteCopy } from "../en/index.ts";
import { businessCopy } from "./business-request.ts";

const { fields } = businessCopy;

/** The partnership request's copy in Portuguese. */
export const partnership: SiteCopy["partnership"] = {
  ...businessCopy,
  fields: {
    ...fields,
    description: {
      ...fields.description,
      hint: "Quer entrar no programa de afiliados? Nesse caso, fale-nos de si: a sua página pública nas redes sociais, o que publica e quem a segue.",
    },
  },
  sent: "Pedido de parceria enviado",
};
