/**
 * Where a fact must be stated, and the pattern of its text there. A place is a page's path, with "#" and an id for a
 * section.
 */
export type FactCoverage = { places: readonly string[]; pattern: RegExp };

/** "{product}" stands for the brand's slug. */
const homes = ["/", "/{product}-blacks"];

/** Every fact of the specification that visitors may rely on, F1 to F63, and where it is stated. */
export const factsCoverage: Readonly<Record<`F${number}`, FactCoverage>> = {
  F1: { places: [...homes, "/advertise"], pattern: /over 1\.5 million (active users|people are active)/i },
  F2: {
    places: [...homes, "/advertise"],
    pattern: /over 90% of our daters (want|look for) a serious relationship/i,
  },
  F3: { places: ["/advertise", "/faq#advertise"], pattern: /5000\+ happy advertising customers/i },
  F4: {
    places: ["/terms#your-account", "/faq#sign-in"],
    pattern: /phone number, your Apple login or your Facebook login/i,
  },
  F5: {
    places: [...homes, "/terms#safety", "/faq#matching"],
    pattern: /(slide right|slid right)[^]*match|match[^]*slide right/i,
  },
  F6: {
    places: ["/advertise", "/terms#other-companies", "/privacy#use", "/faq#advertise"],
    pattern: /location[^]{0,80}race, ethnicity and gender, where the law allows/i,
  },
  F7: {
    places: ["/advertise", "/terms#other-companies", "/privacy#use", "/faq#advertise"],
    pattern: /appear in (the|our|our dating|the dating) apps,? and as banners inside messages/i,
  },
  F8: {
    places: [
      ...homes,
      "/download",
      "/blacks",
      "/ambassadors",
      "/terms#who-may-use",
      "/privacy#scope",
      "/privacy#under-18",
      "/communityguidelines#minors",
    ],
    pattern: /18 (years old )?or older/i,
  },
  F9: {
    places: ["/terms#agreeing", "/privacy#scope", "/policy#this-site", "/security#what-we-do"],
    pattern: /no accounts|website has none/i,
  },
  F10: {
    places: [...homes, "/download", "/blacks", "/faq#devices"],
    pattern: /iOS 15\.4 and up[^]*Android 7\.0 and up/i,
  },
  F11: {
    places: ["/advertise", "/advertise-form", "/partnership", "/privacy#use", "/faq#advertise"],
    pattern: /within 24 hours/i,
  },
  F12: {
    places: ["/contactus", "/privacy#rights", "/faq#data-request"],
    pattern: /data requests within 48 hours/i,
  },
  F13: {
    places: ["/ambassadors", "/partnership", "/faq#affiliate"],
    pattern: /\$1 (for each|per) qualifying download or sign-up/i,
  },
  F14: { places: ["/ambassadors", "/faq#affiliate"], pattern: /tracking link[^]*active for one month/i },
  F15: {
    places: ["/ambassadors", "/faq#affiliate"],
    pattern: /two (social )?posts, at least one of them a video/i,
  },
  F16: { places: ["/ambassadors", "/faq#affiliate"], pattern: /up for at least two weeks/i },
  F17: {
    places: ["/ambassadors", "/faq#affiliate"],
    pattern: /request your payout weekly, every two weeks or monthly/i,
  },
  F18: { places: ["/ambassadors", "/faq#affiliate"], pattern: /through PayPal or Cashapp/i },
  F19: {
    places: ["/ambassadors", "/faq#affiliate"],
    pattern: /quality of the traffic[^.]*rate per click\. We’ll email you the details/i,
  },
  F20: {
    places: ["/terms#ending", "/privacy#retention", "/faq#delete-account"],
    pattern: /safety window of three months[^]*(delete|deleted)[^]*anonymous/i,
  },
  F21: {
    places: ["/terms#ending", "/privacy#retention", "/communityguidelines#dormant", "/faq#inactive-account"],
    pattern: /(log in for two years|two years (after the last|without a) login)[^]*delete[^]*anonymous/i,
  },
  F22: { places: ["/privacy#retention", "/policy#traffic"], pattern: /traffic data[^]{0,100}one year/i },
  F23: {
    places: ["/privacy#retention", "/policy#the-app"],
    pattern: /records of your consent[^]{0,40}five years/i,
  },
  F24: { places: ["/privacy#california"], pattern: /within 30 days/i },
  F25: { places: ["/terms#payments", "/faq#refunds"], pattern: /within 14 days[^]*exception/i },
  F26: {
    places: ["/terms#payments", "/faq#refunds"],
    pattern: /if you live in[^.]*cancel[^.]*until midnight of the third business day/i,
  },
  F27: {
    places: ["/terms#arbitration"],
    pattern: /created before May 9, 2018[^]*opt out[^]*within 30 days of your first login after May 8, 2018/i,
  },
  F28: { places: ["/terms#liability"], pattern: /amounts you paid[^.]*24 months before/i },
  F29: { places: ["/terms#law"], pattern: /governed by the law of the State of Texas/i },
  F30: { places: ["/terms#courts"], pattern: /Dallas County, Texas/i },
  F31: { places: ["/terms#arbitration"], pattern: /binding arbitration, through \S/i },
  F32: {
    places: ["/terms#payments", "/faq#refunds"],
    pattern: /virtual items are final and non-refundable/i,
  },
  F33: {
    places: ["/terms#payments", "/privacy#sharing", "/privacy#borders", "/faq#paying-outside-americas"],
    pattern: /outside the Americas[^]*(separate)[^]*affiliated/i,
  },
  F34: {
    places: [
      "/safety#online",
      "/safetytips#block-people",
      "/communityguidelines#reporting",
      "/faq#block",
      "/faq#unblock",
    ],
    pattern: /block(ing)? is permanent/i,
  },
  F35: { places: ["/faq#delete-photo"], pattern: /always needs at least one photo/i },
  F36: { places: ["/faq#log-out"], pattern: /logging out (does not|doesn’t) hide your profile/i },
  F37: {
    places: ["/terms#ending", "/privacy#rights", "/faq#delete-account"],
    pattern: /(deleting|deleting it) removes all your connections/i,
  },
  F38: {
    places: ["/terms#ending", "/terms#conduct", "/communityguidelines#reporting"],
    pattern: /violation may lead to a ban[^]*may not return/i,
  },
  F39: {
    places: ["/terms#ending", "/communityguidelines#reporting"],
    pattern: /without a refund[^]*offline|offline[^]*without a refund/i,
  },
  F40: {
    places: ["/terms#payments", "/faq#cancel-renewal"],
    pattern: /renews automatically[^]*until you cancel it/i,
  },
  F41: {
    places: [
      "/terms#ending",
      "/terms#payments",
      "/privacy#rights",
      "/faq#delete-account",
      "/faq#cancel-renewal",
    ],
    pattern: /delet[^.]*\.?[^.]*(does not|doesn’t) cancel/i,
  },
  F42: {
    places: ["/terms#your-account", "/terms#conduct", "/communityguidelines#one-account"],
    pattern: /one account[^]*shar[^]*(several people|with others|second owner)/i,
  },
  F43: {
    places: ["/terms#who-may-use"],
    pattern:
      /binding contract[^]*sanctions list[^]*felony[^]*sex crime[^]*violence[^]*registered sex offender/i,
  },
  F44: {
    places: ["/terms#safety", "/terms#no-promises", "/safety", "/safetytips"],
    pattern: /(do not|don’t) run criminal background checks/i,
  },
  F45: {
    places: ["/terms#ending", "/communityguidelines#reporting"],
    pattern: /without notice and without a refund/i,
  },
  F46: {
    places: ["/terms#your-content", "/terms#others-content", "/communityguidelines#reporting"],
    pattern: /may review[^.]*delete/i,
  },
  F47: {
    places: ["/terms#copyright", "/communityguidelines#copyright"],
    pattern: /end the accounts of repeat infringers/i,
  },
  F48: {
    places: [
      "/terms#your-account",
      "/terms#licence",
      "/terms#whole-agreement",
      "/communityguidelines#one-account",
    ],
    pattern: /non-transferable|may not transfer|can’t be sold, lent or given/i,
  },
  F49: {
    places: ["/terms#conduct", "/terms#others-content", "/communityguidelines#reporting"],
    pattern: /report[^]*ban or delete/i,
  },
  F50: { places: ["/security#bounty"], pattern: /private and by invitation only/i },
  F51: {
    places: ["/security#not-allowed"],
    pattern: /DoS\) testing[^]*prohibited[^]*automated scanning is prohibited/i,
  },
  F52: {
    places: ["/ambassadors", "/partnership"],
    pattern: /publishers?,[^.]*bloggers?,[^.]*influencers? (or a|and) brand ambassadors?/i,
  },
  F53: {
    places: ["/ambassadors"],
    pattern: /public social media page on YouTube, Instagram, Facebook, Twitter or TikTok[^]*accepted/i,
  },
  F54: {
    places: ["/privacy#collect"],
    pattern:
      /login credentials[^]*gender[^]*date of birth[^]*profile details[^]*photos and videos[^]*chats[^]*purchase and payment[^]*geolocation[^]*device information/i,
  },
  F55: {
    places: ["/terms#payments", "/faq#coins"],
    pattern: /not money[^.]*(no real-world value|not a real-world balance)/i,
  },
  F56: {
    places: ["/privacy#rights", "/safety#lgbtq-travel", "/faq#log-out"],
    pattern: /“Show me”[^.]*settings/i,
  },
  F57: {
    places: ["/safety#lgbtq-travel"],
    pattern: /hide your sexual orientation while you(’re| are) in risky areas/i,
  },
  F58: {
    places: [
      "/terms#others-content",
      "/communityguidelines#reporting",
      "/safety#online",
      "/faq#report-concern",
    ],
    pattern: /profile page (or from|and in) your chat/i,
  },
  F59: { places: ["/safety#online"], pattern: /Safe Message Filters/ },
  F60: { places: ["/privacy#responsible"], pattern: /United States or Canada, the controller of your data/i },
  F61: {
    places: ["/safety#online", "/safetytips#block-people", "/faq#block"],
    pattern: /blocked people can never contact you again/i,
  },
  F62: {
    places: ["/safetytips#posts-are-public", "/communityguidelines#private-information"],
    pattern: /posts are public/i,
  },
  F63: { places: ["/terms#agreeing"], pattern: /members[^]*visitors/i },
};
