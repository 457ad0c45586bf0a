import { brand } from "../../../brand.ts";
import { link, mail, type Question } from "../../faq/answer.ts";

/** What /safety shows near its top, too. */
export const blackmail: Question = {
  id: "blackmail",
  question: "Alguém ameaça divulgar as minhas fotos. O que faço?",
  answer: [
    "A culpa não é sua, e isto acontece a muita gente. Um passo de cada vez:",
    {
      steps: [
        "Não pague e não envie mais nada. Pagar raramente faz parar as ameaças.",
        "Não apague a conversa nem a sua conta: são as suas provas.",
        "Faça capturas de ecrã das mensagens, do perfil e dos dados de pagamento que lhe derem.",
        [
          "Denuncie o perfil à nossa equipa e depois bloqueie-o. Veja ",
          link("como denunciar", "/faq#report-concern"),
          ".",
        ],
        [
          "Trave a divulgação: o ",
          link("StopNCII.org", "https://stopncii.org/"),
          " é gratuito, a partir dos 18 anos. O serviço cria, no seu próprio dispositivo, uma impressão digital da imagem, um “hash”, para que as empresas participantes possam encontrar e remover cópias. A imagem em si nunca sai do dispositivo. Para imagens de quando tinha menos de 18 anos, há o ",
          link("Take It Down", "https://takeitdown.ncmec.org/"),
          ".",
        ],
        [
          "Fale com alguém de confiança e, se for seguro para si, com a polícia. Também há ",
          link("números de emergência e linhas de apoio", "/safety#hotlines"),
          ".",
        ],
      ],
    },
  ],
};

export const safety: readonly Question[] = [
  {
    id: "report-concern",
    question: "Como denuncio um problema?",
    answer: [
      [
        "Se está em perigo, ligue primeiro para o ",
        link("número de emergência local", "/safety#hotlines"),
        ".",
      ],
      "Na app, pode denunciar um membro em dois sítios: na página do perfil e na conversa. Diga o que aconteceu; as capturas de ecrã ajudam. Podemos banir ou apagar a conta.",
      [
        "Já não tem a app, ou nunca a teve? Escreva para ",
        mail(brand.addresses.support),
        " ou use ",
        link("Contacte-nos", "/contactus"),
        ". Diga-nos o nome no perfil, onde o encontrou e o que aconteceu.",
      ],
    ],
  },
  {
    id: "block",
    question: "Como bloqueio alguém?",
    answer: [
      "Abra o perfil da pessoa ou a conversa, e escolha bloquear. As pessoas bloqueadas nunca mais podem entrar em contacto consigo.",
      "Pense antes de o fazer: o bloqueio é permanente e não pode ser desfeito.",
    ],
  },
  {
    id: "unblock",
    question: "Posso desbloquear alguém?",
    answer: ["Não. O bloqueio é permanente e não pode ser desfeito, nem por nós."],
  },
  {
    id: "spot-scam",
    question: "Como reconheço uma burla?",
    answer: [
      "Preste atenção a estes sinais:",
      {
        points: [
          "Insistem logo em trocar a app por outra.",
          "Apaixonam-se em poucos dias, mas nunca têm uma câmara que funcione.",
          "Dizem que estão longe: no mar, no exército ou no estrangeiro.",
          "Têm uma emergência, uma encomenda ou um investimento “garantido” que exige um pagamento.",
          "Pedem cartões-oferta, recargas de telemóvel, criptomoedas, dinheiro por carteira móvel ou um código do seu telemóvel.",
        ],
      },
      [
        "Não envie nada. Denuncie a conta, e depois bloqueie-a. Se já pagou, avise o seu banco ou serviço de carteira móvel e a polícia, e não tenha vergonha: os burlões são profissionais. Há mais conselhos na página ",
        link("Encontros seguros", "/safety#online"),
        ".",
      ],
    ],
  },
  blackmail,
];
