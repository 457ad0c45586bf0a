/** Words of the world's most used passwords, and names and words of our members' countries. */
export const commonWords: ReadonlySet<string> = new Set(
  `
  password passwort passwords passcode passphrase motdepasse contrasena senha parola pass secret private
  login logon signin welcome bienvenue karibu akwaaba hello hallo bonjour admin administrator root user
  username guest test tester testing testtest sample example default changeme change newpassword
  mypassword letmein iloveyou ilovegod iloveme iloveyouu loveyou loveme lovely love lover forever always
  together sweetheart darling honey babe baby babygirl babyboy princess prince queen king angel angels
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
  `
    .trim()
    .split(/\s+/),
);

/** Keyboard runs and alphabets: no part of these is a password. */
export const commonRuns: readonly string[] = [
  "abcdefghijklmnopqrstuvwxyz",
  "zyxwvutsrqponmlkjihgfedcba",
  "qwertyuiop",
  "poiuytrewq",
  "azertyuiop",
  "qwertzuiop",
  "asdfghjkl",
  "lkjhgfdsa",
  "zxcvbnm",
  "mnbvcxz",
  "1q2w3e4r5t6y7u8i9o0p",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "qazwsxedcrfvtgbyhnujm",
  "qweasdzxc",
  "a1b2c3d4e5f6g7h8i9",
];
