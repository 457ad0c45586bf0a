import type { Synonyms } from "../../faq/answer.ts";

/** What visitors type in Swahili and neither an answer nor a section's heading says. */
export const synonyms: Synonyms = {
  "is-it-free":
    "free gharama shilingi ngapi kiasi nalipa nalipia ada malipo premium price bila hela dola ksh tsh kifurushi subscription bei kulipa",
  "is-it-safe":
    "safe ulinzi kuaminika kweli halali hatari legit wanawake mtoto watoto kijana minor lgbt lgbtq gay lesbian bisexual trans queer jinsia moja kijinsia",
  "fake-profiles":
    "fake bandia profile verify verified kuthibitisha uthibitisho utambulisho tapeli catfish bot robot halisi beji",
  "report-concern":
    "report ripoti kulalamika malalamiko unyanyasaji nyanyaswa usumbufu matusi kutukana profile feki polisi msaada kenya tanzania uganda nairobi dar rwanda kongo anatumia zangu kuibiwa vitisho ananitishia tisha ukatili kushambuliwa kubakwa ubakaji blackmail sextortion uchi mtoto mdogo ubaguzi rangi chuki",
  block: "kublock kumblock zuia blok asinitafute ananisumbua anayenifuata kupuuza kuzuia block",
  unblock: "unblock kuunblock block nimekosea bahati mbaya kurudisha",
  "spot-scam":
    "scam utapeli scammer ulaghai fraud catfish amenitapeli kutapeliwa hela mpesa tigopesa airtel money mixx momo vocha airtime gift card bitcoin crypto video call whatsapp telegram blackmail sextortion viza visa tiketi mwanajeshi daktari mafuta pesa kutuma matapeli",
  blackmail:
    "blackmail sextortion picha utupu uchi nude nudes video ngono tishia tishwa kutishia kutishiwa ananitishia wananitishia vitisho tishio sambaza anasambaza amesambaza kuvujisha vuja zimevuja connection siri faragha aibu",
  "upload-photo": "upload photo weka pakia kupakia ongeza selfie profile kupost",
  "delete-photo": "delete photo futa ondoa toa ya mwisho profile",
  "photo-removed": "photo removed imefutwa imekataliwa rejected haionekani",
  "photo-dos": "photo nzuri bora vidokezo ushauri kupendeza",
  "photo-donts": "photo marufuku zinazokatazwa kanuni sheria nusu utupu",
  matching: "kumatch kupata mechi like swipe slide right left kushoto kupenda",
  "send-message": "message andika tuma meseji chat kuchat text inbox sms gumzo siwezi",
  "lost-match": "kutoweka mazungumzo chat yamepotea haonekani ameniblock unmatch ghosted amenyamaza",
  "sign-in": "sign in kuingia login log register kujisajili jisajili kufungua acount account google siwezi",
  "change-phone-number":
    "badilisha kubadilisha kubadili nambari sim card laini nimepoteza imepotea kuibiwa otp code thibitisha",
  "change-password":
    "password pasword nywila neno la siri nimesahau sahau badilisha reset hack hacked kudukuliwa imeibiwa",
  "log-out": "log out logout sign kujificha ficha nisionekane pumzika mapumziko",
  "delete-account": "delete account futa kufunga acount profile kuacha kujitoa",
  "data-request": "privacy taarifa binafsi odpc pdpc gdpr sheria ulinzi wa export copy",
  "inactive-account": "inactive haitumiki sijaingia nimeacha kutumia",
  "cancel-renewal":
    "cancel kusitisha kusimamisha kujiondoa subscription unsubscribe kifurushi nakatwa makato auto renew premium kughairi ghairi",
  refunds: "refund kurejeshewa rejesha hela nimekatwa mara mbili makosa nirudishiwe fedha rudisha",
  coins: "coins coin koini kredit credits wallet pochi bei gharama",
  "paying-outside-americas":
    "afrika kenya tanzania uganda rwanda kongo ulaya uingereza dubai malipo statement kukatwa mpesa",
  devices:
    "download toleo version tablet kompyuta laptop computer pc web kudownload pakua kusasisha update samsung tecno infinix itel huawei",
  support:
    "help kusaidiwa huduma wateja customer care email app imekwama inajifunga haifunguki haifanyi kazi mbovu error hitilafu crash bug",
  advertise: "tangaza tangazo ads banner masoko marketing promote udhamini sponsor",
  affiliate: "affiliate balozi ambassador influencer kamisheni commission pesa link partner ushirikiano",
  "#consent": "vvu hiv ukimwi magonjwa zinaa kondomu mimba ubakaji kubakwa kupima prep pep",
  "#hotlines": "simu namba msaada dharura kupiga",
};
