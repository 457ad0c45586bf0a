import type { partnershipForm } from "../../business-request/partnership-form.ts";
import type { Translated } from "../../../define-form/copy.ts";
import { businessRequest } from "./business-request.ts";

const { fields } = businessRequest;

/** The partnership request's copy in Portuguese. */
export const partnership = {
  ...businessRequest,
  fields: {
    ...fields,
    description: {
      ...fields.description,
      hint: "Quer entrar no programa de afiliados? Nesse caso, fale-nos de si: a sua página pública nas redes sociais, o que publica e quem a segue.",
    },
  },
  sent: "Pedido de parceria enviado",
} as const satisfies Translated<typeof partnershipForm.copy>;
