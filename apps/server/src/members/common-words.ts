/** Words of the most used passwords, and names and words of the members' countries. */
const english = `
  password passwort passwords passcode passphrase contrasena parola pass secret private
  login logon signin welcome akwaaba hello hallo admin administrator root user
  username guest test tester testing testtest sample example default changeme change newpassword
  mypassword letmein iloveyou ilovegod iloveme iloveyouu loveyou loveme lovely love lover forever always
  together sweetheart darling honey babe baby babygirl babyboy single madrid princess prince queen king angel angels
  heaven blessed blessing blessings grace mercy glory faith hope peace joy gospel bible church amen
  hallelujah jesus jesuschrist jesusislord christ christian god godisgood godislove godbless goodgod
  thankgod almighty allah allahuakbar bismillah muhammad mohammed islam muslim family mother father mama
  papa mommy daddy sister brother friend friends bestfriend money rich richest success successful winner
  champion champions destiny favour favor wisdom power freedom trust believe dream dreams happy happiness
  smile beautiful beauty flower flowers butterfly sunshine sunflower summer winter spring autumn monday
  tuesday wednesday thursday friday saturday sunday january february march april may june july august
  september october november december monkey dragon tiger lion leopard eagle falcon elephant panther
  shadow master superman batman spiderman pokemon naruto starwars trustno football soccer basketball
  baseball hockey arsenal chelsea liverpool manchester manutd barcelona realmadrid juventus messi ronaldo
  drogba etoo okocha kanu mourinho ferrari mercedes toyota porsche corvette mustang yamaha harley
  computer internet samsung iphone nokia android google facebook instagram tiktok whatsapp youtube
  microsoft windows apple orange banana chocolate cookie cookies pepper ginger chicken jollof cheese
  pumpkin purple yellow green black silver golden diamond crystal michael jessica jennifer michelle
  daniel charlie andrew joshua matthew ashley amanda nicole thomas robert william george anthony jordan
  hunter justin brandon samuel david emmanuel joseph benjamin victor patrick moses abraham isaac elijah
  ezekiel gabriel raphael solomon esther deborah hannah sarah rebecca rachel elizabeth victoria patience
  comfort blessing precious chidera chinedu chioma chukwu emeka ifeanyi kelechi nkechi ngozi obinna
  uchenna adebayo adeola ayomide babatunde funmilayo olamide oluwaseun temitope tosin yetunde kwame kofi
  kwabena akosua amara aminata amina fatima fatou mariam ibrahim abdullah usman mamadou ousmane zainab
  thabo sipho nomsa lerato thandi mandela nelson wanjiru kamau njoroge otieno akinyi achieng nigeria
  naija ghana kenya africa african southafrica uganda tanzania ethiopia cameroon senegal zimbabwe lagos
  abuja nairobi accra kampala kingston jamaica london america american canada houston texas atlanta
  wakanda blackpanther melanin afrobeat wizkid davido burnaboy beyonce rihanna nicki drake eminem tupac
  fuckyou fuckoff fucker bitch asshole pussy sexy sexygirl sexyboy hotgirl hotboy badboy badgirl
  whatever nothing anything something access killer matrix phoenix thunder lightning knight
  ninja warrior soldier hacker gangster maverick ranger cowboy yankees lakers cowboys steelers eagles
`;

const french = `
  motdepasse monmotdepasse passe secrete identifiant connexion utilisateur invite bonjour bonsoir
  bonnenuit bienvenue salut coucou merci courage amour amours amoureux amoureuse monamour
  monamourdemavie mavie jetaime jetadore jetaimemonamour jetaimetrop cheri cherie moncheri macherie
  coeur moncoeur bebe monbebe doudou loulou bisou bisous calin mabelle princesse chouchou poussin
  toujours pourtoujours dieu dieuestgrand dieuestbon dieuestamour dieumerci mondieu gracedieu graceadieu
  jesussauve seigneur eternel eglise ange anges famille mafamille maman papa mamanpapa mamanjetaime
  mamancherie frere soeur enfant enfants ami amie amis bonheur espoir liberte soleil etoile lune fleur
  fleurs papillon chocolat bonbon lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier
  avril juillet aout septembre octobre novembre decembre olympique marseille parissaintgermain lyon psg
  allezlesbleus lions leslions jean marie jeanmarie pierre paul jacques nicolas julien alexandre antoine
  francois olivier sebastien sandrine nathalie isabelle caroline camille chloe sophie celine valerie
  christelle moussa oumar seydou abdoulaye modou cheikh serigne awa fatoumata adama kouassi kouame
  kouadio yao aya adjoua ouattara diallo traore coulibaly ndiaye mbappe zidane france paris toulouse
  bordeaux belgique bruxelles suisse afrique cotedivoire abidjan bouake yamoussoukro dakar touba bamako
  mali guinee conakry cotonou benin togo lome niger niamey ouagadougou burkina burkinafaso cameroun
  douala yaounde gabon libreville congo kinshasa brazzaville lubumbashi goma bukavu rdc tchad ndjamena
  madagascar maroc casablanca algerie alger tunisie tunis haiti
`;

const portuguese = `
  senha senhas minhasenha senhasenha novasenha palavrapasse palavrachave palavra minhapalavrapasse
  segredo entrar utilizador usuario administrador teste bemvindo bemvinda bomdia boatarde boanoite
  obrigado obrigada saudade saudades amor amores meuamor amormeu amorzinho grandeamor teamo euteamo
  teamomuito tequiero tequieromucho mivida miamor minhavida paixao coracao meucoracao beijo beijos
  beijinho abraco querido querida carinho linda lindo gata gato gostosa gostoso namorado namorada
  princesa meubem docinho parasempre sempre deus deusefiel deuseamor deusebom deuseminhavida meudeus
  gracasadeus fedeus jesuscristo jesusteama jesusesenhor senhor espiritosanto nossasenhora igreja anjo
  anjos familia minhafamilia mae pai mamae papai irmao irma filho filha filhos amigo amiga amigos
  amizade felicidade feliz esperanca liberdade vitoria sucesso dinheiro estrela lua sol flor flores
  borboleta praia verao segunda terca quarta quinta sexta sabado domingo janeiro fevereiro marco abril
  maio junho julho agosto setembro outubro novembro dezembro futebol benfica slbenfica sporting
  sportingcp fcporto porto braga flamengo mengao corinthians timao palmeiras verdao saopaulo santos
  vasco gremio internacional cruzeiro fluminense botafogo petroatletico primeirodeagosto selecao neymar
  pele eusebio maria joao jose mariajose josemaria pedro paulo carlos antonio manuel manuela francisco
  luis miguel rafael ricardo rodrigo bruno tiago diogo mateus lucas fernando fernanda ana anamaria
  beatriz mariana juliana camila leticia larissa domingas joaquim teresa portugal lisboa brasil
  riodejaneiro bahia salvador recife angola luanda benguela huambo lubango cabinda kizomba semba kuduro
  palanca palancasnegras mocambique maputo matola beira nampula mambas marrabenta caboverde praiacv
  mindelo morabeza guinebissau bissau saotome
`;

const swahili = `
  nywila nywilayangu nenosiri nenolasiri siri siriyangu karibu karibuni karibusana jambo mambo habari
  habariyako hujambo sijambo shikamoo asante asantesana hakuna hakunamatata matata polepole pole safari
  mapenzi mapenziyangu penzi mpenzi mpenziwangu kipenzi kipenzichangu upendo nakupenda nakupendasana
  nakupendampenzi ninakupenda napenda moyowangu mahaba barafuyamoyo malaika mrembo laazizi mwanamke
  mwanaume mungu munguwangu munguniwangu munguniupendo mungunimwema mungumkuu mungumwema munguibariki
  asantemungu mwenyezimungu mwenyezi yesu yesukristo yesunibwana yesuwangu bwana bwanayesu bwanaasifiwe
  kristo imani tumaini neema baraka furaha amani rehema utukufu alhamdulillah inshallah mashallah
  familiayangu baba mamayangu mamanababa dada kaka mtoto watoto rafiki marafiki maisha maishamazuri
  maishayangu pesa tajiri utajiri nyota jua mwezi maua simba yanga simbasc yangasc youngafricans wekundu
  wekunduwamsimbazi gormahia afcleopards leopards ingwe kogalo harambee harambeestars taifastars taifa
  uhuru umoja jamhuri nyerere kenyatta magufuli samia diamondplatnumz juma hassan hussein salim rashid
  ramadhani omari saidi musa yusuf bakari hamisi athumani fatuma zuhura asha mwanaisha halima saada
  zawadi pendo kipchoge kiprotich chebet cherono jepkosgei kiptoo mwangi kariuki maina njeri wambui
  wanjiku muthoni odhiambo onyango ochieng atieno adhiambo mutua musyoka mwende barasa wafula nekesa
  mombasa kisumu nakuru eldoret thika malindi bongo daressalaam arusha mwanza dodoma mbeya tanga
  morogoro zanzibar kilimanjaro serengeti burundi bujumbura rwanda kigali swahili kiswahili
`;

/** Common words, in lower case without accents. */
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
