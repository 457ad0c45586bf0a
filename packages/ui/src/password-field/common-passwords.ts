/*
 * Common passwords: the words for password, welcome, love and God, keyboard rows, names of people, clubs and
 * places. Lower case without accents; shortened if several words begin alike.
 */
const english =
  "passw[o0]rd p@ssword letmein welcome admin iloveyou love dating single bless jesus christ nigeria naija lagos ghana " +
  "africa arsenal chelsea liverpool barcelona madrid messi ronaldo qwert[yz] azerty asdfgh qsdfgh zxcvbn wxcvbn qazwsx ";
const french =
  "mot.?de.?passe bonjour bienvenue soleil amour je.?t.?aime bisous coeur cheri doudou princes dieu merci famille secret " +
  "chocolat marseille paris france abidjan dakar kinshasa douala camerou?n senegal congo nicolas pierre julien mamadou " +
  "moussa fatou aminata ibrahim ";
const portuguese =
  "palavra passe senha bemvind obrigad amor te.?amo te.?quiero beijo coracao querid saudade deus familia estrela futebol " +
  "benfica sporting fcporto flamengo corinthians palmeiras santos brasil angola luanda mocambi maputo portugal lisboa " +
  "maria carlos antonio pedro gabriel ";
const swahili =
  "nywila neno.?(?:la.?)?siri karibu jambo habari hakuna matata asante penzi penda upendo mungu yesu malaika baraka " +
  "neema furaha rafiki maisha safari harambee simba yanga mahia tanzania kenya nairobi mombasa daressalaam juma fatuma ";
const years = "(?:19|20)\\d\\d";

/**
 * Matches common passwords in any of these languages, and years. One expression for all, because the page's
 * language says little about the language of a password. Only pages with a `PasswordField` load it.
 */
export const commonPasswords = new RegExp(
  (english + french + portuguese + swahili + years).replaceAll(" ", "|"),
  "g",
);
