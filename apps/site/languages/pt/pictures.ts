import type { pictures as english } from "../en/pictures.ts";
import type { Translation } from "../translation.ts";

/** The text alternatives of the pictures beside shared links: each has a page's title and a drawing. */
export const pictures = {
  alt: "“{title}” ao lado de um desenho: {drawing}",
  couple: "uma mulher e um homem, frente a frente diante do sol",
  download: "um perfil a ser criado num telemóvel",
  advertise: "um anúncio de uma mala entre as mensagens de uma conversa",
  advertiseForm: "anúncios em dois telemóveis",
  partnership: "pessoas à volta de um marcador de mapa",
  ambassadors: "duas pessoas a trocar mensagens",
  contact: "uma mulher de cabelo prateado",
  faq: "um homem de óculos",
  safety: "uma mulher com um lenço na cabeça",
  safetytips: "uma mão a deslizar uma foto para o lado",
  guidelines: "duas pessoas, frente a frente diante do sol",
  security: "um homem com rastas",
  accessibility: "uma mulher com cabelo afro",
  terms: "um homem de barba branca",
  privacy: "uma mulher com tranças",
  policy: "um homem com um corte em degradé",
} as const satisfies Translation<typeof english>;
