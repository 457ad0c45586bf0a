import type { Synonyms } from "../../faq/answer.ts";

/** What visitors type in French and neither an answer nor a section's heading says. */
export const synonyms: Synonyms = {
  "is-it-free":
    "coût coûte combien payer payant cher tarif frais premium forfait formule fcfa cfa francs euros dollars gratis prix",
  "is-it-safe":
    "sécurisé fiable confiance sérieux arnaque risque dangereux femme âge minimum mineur moins jeune lgbt lgbtq gay homo homosexuel lesbienne bi bisexuel trans queer",
  "fake-profiles":
    "vérifié vérification certifié badge brouteur catfish fake bot usurpation identité modération confiance profile",
  "report-concern":
    "signalement dénoncer porter plainte abus harcèlement harceler insulte menace menacer violence agression viol chantage sextorsion mineur raciste racisme haine faux volé usurpation police gendarmerie secours aide sénégal côte ivoire cameroun congo france belgique abidjan dakar",
  block: "bloqué empêcher arrêter ignorer harceleur ex stop",
  unblock: "déblocage annuler bloqué erreur retirer",
  "spot-scam":
    "escroc escroquerie fraude brouteur brouteurs faux profil fake catfish sentiments argent visio whatsapp telegram orange momo wave western union pcs transcash neosurf bitcoin chantage sextorsion visa billet militaire soldat médecin héritage arnak arnaqueur demande envoyer",
  blackmail:
    "chantage photos chanter chanteur sextorsion nude nudes nue nues nu nus intime intimes dénudé image images vidéo vidéos sextape sexe menacer menacé menaces publier publié partager envoyer revenge porn blackmail exposer",
  "upload-photo": "mettre télécharger charger importer publier envoyer selfie galerie uploader",
  "delete-photo": "effacer enlever retirer image dernière suprimer",
  "photo-removed": "refusée rejetée supprimée disparue image modération censurée",
  "photo-dos": "conseils conseil meilleure belle choisir idées passion image",
  "photo-donts": "interdiction interdit défendu nue sexe règles images permis",
  matching: "matcher matching like liker swipe swiper gauche aimer marche fonctionne",
  "send-message": "chat tchat chatter parler causer privé dm boîte messagerie impossible",
  "lost-match":
    "perdu disparition conversation discussion effacé ghosté ghoster ghosting unmatch dématché plus introuvable",
  "sign-in": "connexion login entrer créer ouvrir inscrire google mail accès accéder conexion",
  "change-phone-number":
    "puce sim perdu volé portable mobile modifier otp vérification confirmation telefone",
  "change-password":
    "mdp oublié oublier réinitialiser réinitialisation modifier perdu accès piraté piratage hacker hacké volé",
  "log-out": "déconnexion logout quitter sortir masquer invisible visible pause disparaître fermer session",
  "delete-account":
    "suppression effacer fermer clôturer partir quitter désinscrire désinscription désactiver profil suprimer",
  "data-request": "rgpd gdpr cnil personnelles informations exporter télécharger accès vie privée",
  "inactive-account": "inactif inactivité inutilisé dormant absence",
  "cancel-renewal":
    "annuler annulation résiliation arrêter stopper désabonner désabonnement renouvellement prélèvement débité premium abonement resillier annuler abonnement",
  refunds: "remboursé remboursment retour rétractation débité deux fois erreur double remboursement argent",
  coins: "coins jetons crédits solde portefeuille monnaie articles prix coût",
  "paying-outside-americas":
    "afrique europe france belgique sénégal côte ivoire cameroun congo kinshasa rdc mali guinée bénin togo entreprise prélèvement banque amérique",
  devices:
    "application compatible version tablette ipad mise jour installer ordinateur pc portable navigateur web huawei samsung tecno itel infinix xiaomi",
  support:
    "aide contact email mail service client support humain appli application bug bogue panne plante erreur problème bloque fonctionne pas assistence",
  advertise: "pub pubs annonce annoncer marketing promouvoir promotion sponsor entreprise marque business",
  affiliate:
    "affilié ambassadeur ambassadrice influenceur influenceuse argent commission parrainage partenaire rémunération paiement",
  "#consent": "vih sida ist mst sexe préservatif capote grossesse enceinte viol dépistage prep pep",
  "#hotlines": "aide numéro appeler urgence ligne écoute suicide",
};
