import type { advertiseForm as english } from "../en/advertise-form.ts";
import type { Translation } from "../translation.ts";

/** The page with the form for advertising requests. */
export const advertiseForm = {
  head: {
    title: "Pedido de publicidade",
    description:
      "Fale do seu negócio e do que quer anunciar. A equipa da {brand} responde no prazo de {businessHours} horas.",
  },
  lead: "Diga-nos quem é e o que tem em mente. Uma pessoa real responde, sem compromisso.",
  drawing: "Um anúncio que ocupa o ecrã de um telemóvel, e outro no meio das mensagens",
  next: [
    "Uma pessoa real lê o seu pedido e responde no prazo de {businessHours} horas.",
    "Em conjunto, definimos o público, o formato e o preço.",
    "O anúncio passa nas nossas apps de encontros, dentro das mensagens, ou nos dois sítios.",
  ],
} as const satisfies Translation<typeof english>;
