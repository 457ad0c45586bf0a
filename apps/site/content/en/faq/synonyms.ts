import type { Synonyms } from "../../faq/answer.ts";

/** What visitors type in English and neither an answer nor a section's heading says. */
export const synonyms: Synonyms = {
  "is-it-free":
    "price cost costs how much pay paid cheap premium fee charge naira dollars cedi rand shilling plan plans",
  "is-it-safe":
    "safety secure security trust legit real danger dangerous risk verify protect women age minimum underage minor years old how young teen lgbt lgbtq gay lesbian bisexual trans queer orientation",
  "fake-profiles":
    "verify verified verification catfish bot scammer impersonation moderation real people badge identity trust",
  "report-concern":
    "abuse harassment complain complaint fake profile rude flag emergency police help hotline nigeria lagos ghana kenya south africa naija stolen someone else using photos threat threaten threatened violence assault rape blackmail sextortion underage minor racist racism hate",
  block: "stop contact stalker ignore",
  unblock: "undo block by mistake",
  "spot-scam":
    "fraud scammer catfish romance money fake gift card video call videocall verify whatsapp telegram momo mpesa bitcoin blackmail sextortion visa ticket army soldier doctor oil",
  blackmail:
    "blackmailed blackmailer sextortion extortion extort nude nudes naked pics photo photos video videos image leak leaked leaks post posted revenge porn sex tape threat threats threatened threatening expose exposed private intimate chantage",
  "upload-photo": "add picture image profile selfie",
  "delete-photo": "remove picture image last photo",
  "photo-removed": "rejected deleted picture moderation",
  "photo-dos": "photo dos tips best picture advice",
  "photo-donts": "photo don'ts forbidden banned pictures rules",
  matching: "like swipe opt-in slide right left",
  "send-message": "chat write inbox private message cannot send",
  "lost-match": "lost conversation gone unmatched vanished missing ghosted ghost unmatch",
  "sign-in": "login log in register sign up join signin google account create",
  "change-phone-number": "new sim number lost phone otp sms code verification",
  "change-password": "forgot password change lost access hacked hack stolen",
  "log-out": "logout sign out hide pause invisible break logoff signout visible",
  "delete-account": "remove erase close leave quit cancel account data deletion profile",
  "data-request": "gdpr popia ndpa personal information export access privacy",
  "inactive-account": "dormant inactive account unused",
  "cancel-renewal": "unsubscribe stop renewal auto-renew charged billing premium",
  refunds: "refund money back charge return withdraw charged twice double wrong",
  coins: "virtual items credits wallet balance price cost",
  "paying-outside-americas":
    "africa nigeria ghana kenya south africa europe uk britain payment company statement name charge naija",
  devices:
    "iphone ios android version tablet compatible supported update download laptop computer pc desktop web browser huawei samsung",
  support: "help contact email customer service human app crash crashes bug broken error not working freezes",
  advertise: "ads banner marketing promote business sponsor",
  affiliate: "ambassador influencer earn money link commission partner",
  "#consent": "hiv aids std sti sex condom pregnant pregnancy prep pep rape raped test",
  "#hotlines": "help line helpline number call suicide crisis emergency",
};
