import type { Synonyms } from "../../faq/answer.ts";

/** What visitors type in Portuguese and neither an answer nor a section's heading says. */
export const synonyms: Synonyms = {
  "is-it-free":
    "gratuita custo custa quanto pagar pago caro barato tarifa premium plano planos assinatura mensalidade kwanza kwanzas metical meticais euros dólares escudos preço",
  "is-it-safe":
    "seguro confiança confiável fiável sério legítimo verdadeiro burla golpe perigo perigoso perigosa mulher mulheres idade mínima menor jovem lgbt lgbtq gay homossexual lésbica bissexual trans queer",
  "fake-profiles":
    "fake catfish verificado verificada verificação autêntico real reais selo robô identidade moderação confiança perfil falso",
  "report-concern":
    "denúncia reportar queixa reclamar reclamação participar abuso assédio insulto ameaça ameaçar violência agressão violação estupro chantagem sextorsão menor racista racismo ódio falso fake roubado usurpação polícia socorro linha apoio angola moçambique cabo verde portugal print screenshot luanda maputo",
  block: "bloqueado bloqueei impedir parar evitar ignorar perseguidor stalker ex bloquear",
  unblock: "desbloqueio desbloqueado bloquear bloqueei engano erro desfazer anular reverter",
  "spot-scam":
    "burlão burlões golpe golpista fraude vigarista aldrabão enganar falso fake catfish perfil romance vídeo videochamada verificar whatsapp telegram mpesa emola mkesh multicaixa unitel mbway bitcoin chantagem sextorsão visto bilhete militar soldado médico petróleo herança dinheiro pedir pede pediu enviar",
  blackmail:
    "chantagem fotos chantagear chantagista sextorsão extorsão nude nudes nu nua nus nuas íntima íntimas íntimo fotografia fotografias imagem imagens vídeo vídeos sexo ameaça ameaças ameaçar ameaçado ameaçada ameaçou partilhar publicar publicou expor exposta vazar vazou vazaram vazadas blackmail",
  "upload-photo": "adicionar pôr colocar carregar subir publicar enviar fotografia selfie galeria upload",
  "delete-photo": "eliminar excluir remover tirar deletar imagem fotografia última apagar",
  "photo-removed":
    "rejeitada recusada apagada eliminada desapareceu sumiu imagem fotografia moderação censura",
  "photo-dos": "dicas conselhos melhor melhores bonita escolher ideias hobby fotografia imagem",
  "photo-donts": "proibidas proibido interditas regras nua nu sexo pelada fotografias imagens",
  matching: "matching like likes gostar curtir swipe arrastar esquerda funciona combinar combinação",
  "send-message": "mensagens mandar chat bate papo falar teclar sms inbox privado privada caixa impossível",
  "lost-match": "sumiu perdi perdido conversa desaparecido unmatch ghosting ghost ignorou recuperar voltar",
  "sign-in":
    "entrar login logar aceder acesso acessar registar registo cadastro cadastrar criar inscrever google",
  "change-phone-number":
    "mudar trocar alterar atualizar chip cartão sim telefone celular perdi roubado otp verificação confirmação",
  "change-password":
    "senha password esqueci esquecida esquecer recuperar redefinir repor mudar trocar alterar perdi acesso roubaram hackeada pirateada hacker invadida",
  "log-out": "sair logout deslogar desligar ocultar invisível visível pausa desaparecer configurações",
  "delete-account":
    "eliminar excluir remover encerrar fechar desativar deletar sair desistir perfil cancelamento apagar",
  "data-request":
    "rgpd gdpr apd cnpd pessoais informação exportar descarregar baixar acesso proteção eliminação",
  "inactive-account": "inativa inatividade parada abandonada ausência usar",
  "cancel-renewal":
    "cancelamento anular parar desistir renovação premium assinatura cobrança cobrado débito cancelar",
  refunds:
    "reembolsar reembolsado devolução devolver estorno arrependimento cobrado cobraram duas vezes duplicado engano erro reembolso",
  coins: "coins fichas créditos saldo carteira artigos preço custo levantar",
  "paying-outside-americas":
    "áfrica angola moçambique cabo verde guiné bissau são tomé príncipe portugal europa brasil américa pagamento companhia cobrança banco",
  devices:
    "aplicação aplicativo celular compatível versão tablet ipad atualizar atualização instalar baixar download computador portátil pc navegador web huawei samsung tecno itel infinix xiaomi",
  support:
    "ajuda contacto contato contactar suporte assistência atendimento cliente email humano app aplicação erro bug falha problema bloqueia crasha trava lenta funciona",
  advertise:
    "anunciar anúncio publicitar marketing promover promoção patrocinar patrocínio empresa marca divulgar",
  affiliate:
    "afiliado afiliada afiliação embaixador embaixadora influenciador influenciadora influencer ganhar dinheiro comissão parceiro parceria transferência",
  "#consent": "vih hiv sida ist dst sexo preservativo gravidez grávida violação teste prep pep",
  "#hotlines": "ajuda número ligar emergência linha suicídio",
};
