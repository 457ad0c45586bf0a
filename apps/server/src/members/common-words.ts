/** Words and names of the members' countries that no list of leaked passwords has. */
const english = `
  passphrase login akwaaba iloveyouu joy god mama papa richest successful favor may etoo kanu mourinho
  instagram tiktok whatsapp jollof chidera chinedu chioma chukwu emeka ifeanyi kelechi nkechi ngozi
  obinna uchenna adeola ayomide babatunde funmilayo oluwaseun tosin yetunde kwame kofi kwabena akosua
  amara aminata fatou usman ousmane zainab thabo sipho nomsa lerato thandi wanjiru kamau njoroge otieno
  akinyi achieng naija southafrica cameroon lagos abuja accra kampala wakanda blackpanther melanin
  afrobeat burnaboy
`;

const french = `
  monmotdepasse secrete identifiant connexion utilisateur bonsoir bonnenuit bienvenue coucou merci
  amoureuse monamourdemavie mavie jetadore jetaimemonamour jetaimetrop moncheri macherie coeur moncoeur
  bebe monbebe doudou bisou calin mabelle toujours pourtoujours dieu dieuestgrand dieuestbon
  dieuestamour dieumerci mondieu gracedieu graceadieu jesussauve seigneur eternel eglise anges mafamille
  mamanpapa mamanjetaime mamancherie frere soeur enfants ami amie amis bonheur lune fleurs bonbon lundi
  mercredi jeudi vendredi fevrier aout septembre olympique parissaintgermain lyon psg allezlesbleus
  leslions jeanmarie christelle moussa oumar seydou abdoulaye modou cheikh serigne awa fatoumata kouassi
  kouame kouadio yao aya adjoua ouattara diallo traore coulibaly ndiaye mbappe belgique bruxelles
  afrique cotedivoire bouake yamoussoukro dakar touba bamako guinee conakry cotonou benin lome niamey
  ouagadougou burkina burkinafaso cameroun douala yaounde gabon libreville brazzaville lubumbashi goma
  bukavu rdc tchad ndjamena maroc alger tunis haiti
`;

const portuguese = `
  senhasenha novasenha palavrapasse palavrachave palavra minhapalavrapasse utilizador usuario
  administrador bemvindo bemvinda bomdia boatarde boanoite obrigado obrigada saudades meuamor amormeu
  amorzinho grandeamor euteamo teamomuito tequieromucho mivida minhavida paixao coracao meucoracao beijo
  beijos beijinho abraco querido carinho lindo gata namorado namorada meubem docinho parasempre sempre
  deus deusefiel deuseamor deusebom deuseminhavida meudeus gracasadeus fedeus jesuscristo jesusteama
  jesusesenhor senhor espiritosanto nossasenhora igreja anjo anjos minhafamilia mae pai mamae papai
  irmao filho filha filhos feliz esperanca dinheiro lua sol borboleta praia verao segunda terca quarta
  sexta sabado fevereiro abril maio junho julho setembro outubro novembro dezembro slbenfica sportingcp
  braga mengao corinthians timao verdao internacional fluminense petroatletico primeirodeagosto selecao
  neymar pele mariajose josemaria tiago diogo ana domingas riodejaneiro benguela huambo lubango cabinda
  kizomba semba kuduro palanca palancasnegras mocambique maputo matola beira nampula mambas marrabenta
  caboverde praiacv mindelo morabeza guinebissau bissau saotome
`;

const swahili = `
  nywila nywilayangu nenosiri nenolasiri siri siriyangu karibu karibuni karibusana habariyako hujambo
  sijambo shikamoo asantesana hakunamatata polepole mapenzi mapenziyangu penzi mpenzi mpenziwangu
  kipenzi kipenzichangu upendo nakupenda nakupendasana nakupendampenzi ninakupenda napenda moyowangu
  mahaba barafuyamoyo mrembo laazizi mwanamke mwanaume mungu munguwangu munguniwangu munguniupendo
  mungunimwema mungumkuu mungumwema munguibariki asantemungu mwenyezimungu mwenyezi yesu yesukristo
  yesunibwana yesuwangu bwanayesu bwanaasifiwe tumaini neema furaha amani rehema utukufu alhamdulillah
  mashallah familiayangu baba mamayangu mamanababa dada kaka mtoto watoto marafiki maisha maishamazuri
  maishayangu pesa tajiri utajiri nyota jua mwezi maua yanga simbasc yangasc youngafricans wekundu
  wekunduwamsimbazi gormahia afcleopards ingwe kogalo harambee harambeestars taifastars taifa uhuru
  umoja jamhuri nyerere magufuli diamondplatnumz juma ramadhani omari saidi musa yusuf bakari hamisi
  athumani fatuma zuhura mwanaisha saada zawadi pendo kipchoge kiprotich chebet cherono jepkosgei kiptoo
  mwangi kariuki maina njeri wambui wanjiku muthoni odhiambo onyango ochieng atieno adhiambo mutua
  musyoka mwende barasa wafula nekesa mombasa kisumu nakuru eldoret thika malindi daressalaam arusha
  mwanza dodoma mbeya tanga morogoro kilimanjaro serengeti bujumbura rwanda kigali swahili kiswahili
`;

/** Common words that are no leaked passwords, in lower case without accents. */
export const commonWords: ReadonlySet<string> = new Set(
  [english, french, portuguese, swahili].flatMap((words) => words.trim().split(/\s+/)),
);

/** Keyboard runs and alphabets. Every part of them is a common password. */
export const commonRuns: readonly string[] = [
  "abcdefghijklmnopqrstuvwxyz",
  "zyxwvutsrqponmlkjihgfedcba",
  "qwertyuiop",
  "poiuytrewq",
  "azertyuiop",
  "qwertzuiop",
  "poiuytreza",
  "asdfghjkl",
  "lkjhgfdsa",
  "qsdfghjklm",
  "mlkjhgfdsq",
  "zxcvbnm",
  "wxcvbn",
  "nbvcxw",
  "mnbvcxz",
  "1q2w3e4r5t6y7u8i9o0p",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "qazwsxedcrfvtgbyhnujm",
  "qweasdzxc",
  "a1b2c3d4e5f6g7h8i9",
];
