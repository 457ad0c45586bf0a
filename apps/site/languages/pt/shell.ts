import type { shell as english } from "../en/shell.ts";
import type { Translation } from "../translation.ts";

/** What stands around every page: navigation, links and footer. */
export const shell = {
  nav: {
    affiliate: "Afiliados",
    advertise: "Anunciar na {brand}",
    download: "Descarregar",
  },
  columns: {
    legal: "LEGAL",
    connect: "CONTACTO",
    community: "COMUNIDADE",
    social: "REDES SOCIAIS",
    getTheApp: "DESCARREGUE A APP!",
  },
  links: {
    privacy: "Privacidade",
    terms: "Termos",
    policy: "Política de cookies",
    security: "Segurança do site",
    accessibility: "Acessibilidade",
    partnership: "Parcerias",
    contact: "Contacte-nos",
    help: "Ajuda",
    safety: "Encontros seguros",
    safetytips: "Segurança entre membros",
    guidelines: "Regras da comunidade",
  },
  age: "É preciso ter {minimumAge} anos ou mais.",
  trademarks:
    "Apple, o logótipo da Apple e App Store são marcas da Apple Inc. Google Play e o logótipo do Google Play são marcas da Google LLC.",
  notes: ["{minimumAge} anos ou mais", "Sem rastreadores neste site", "Para solteiros negros e africanos"],
} as const satisfies Translation<typeof english>;
