/**
 * The sentence numbers of a fact in docs/specification.md, the places that must state it, and the pattern of its
 * text. A place is a page's path, with "#" and an ID for a section.
 */
type FactCoverage = readonly [spec: string, places: readonly string[], pattern: RegExp];

/** "{product}" is the brand's slug. */
const homes = ["/", "/{product}-blacks"];

export const factsCoverage: Readonly<Record<`F${number}`, FactCoverage>> = {
  F1: ["5", [...homes, "/advertise"], /over 1\.5 million (active users|people are active)/i],
  F2: ["5", [...homes, "/advertise"], /over 90% of our daters (want|look for) a serious relationship/i],
  F3: ["5", ["/advertise", "/faq#advertise"], /5000\+ happy advertising customers/i],
  F4: [
    "7",
    ["/terms#your-account", "/faq#sign-in"],
    /phone number, your Apple login or your Facebook login/i,
  ],
  F5: [
    "8, 99",
    [...homes, "/terms#safety", "/faq#matching"],
    /(slide right|slid right)[^]*match|match[^]*slide right/i,
  ],
  F6: [
    "9",
    ["/advertise", "/terms#other-companies", "/privacy#use", "/faq#advertise"],
    /location[^]{0,80}race, ethnicity and gender, where the law allows/i,
  ],
  F7: [
    "10",
    ["/advertise", "/terms#other-companies", "/privacy#use", "/faq#advertise"],
    /appear in (the|our|our dating|the dating) apps,? and as banners inside messages/i,
  ],
  F8: [
    "11, 117, 145",
    [
      ...homes,
      "/download",
      "/blacks",
      "/ambassadors",
      "/terms#who-may-use",
      "/privacy#scope",
      "/privacy#under-18",
      "/communityguidelines#minors",
    ],
    /18 (years old )?or older/i,
  ],
  F9: [
    "12, 119",
    ["/terms#agreeing", "/privacy#scope", "/policy#this-site", "/security#what-we-do"],
    /no accounts|website has none/i,
  ],
  F10: [
    "151",
    [...homes, "/download", "/blacks", "/faq#devices"],
    /iOS 15\.4 and up[^]*Android 7\.0 and up/i,
  ],
  F11: [
    "150",
    ["/advertise", "/advertise-form", "/partnership", "/privacy#use", "/faq#advertise"],
    /within 24 hours/i,
  ],
  F12: ["150", ["/contactus", "/privacy#rights", "/faq#data-request"], /data requests within 48 hours/i],
  F13: [
    "152",
    ["/ambassadors", "/partnership", "/faq#affiliate"],
    /\$1 (for each|per) qualifying download or sign-up/i,
  ],
  F14: ["103, 152", ["/ambassadors", "/faq#affiliate"], /tracking link[^]*active for one month/i],
  F15: ["152", ["/ambassadors", "/faq#affiliate"], /two (social )?posts, at least one of them a video/i],
  F16: ["152", ["/ambassadors", "/faq#affiliate"], /up for at least two weeks/i],
  F17: [
    "66, 103, 152",
    ["/ambassadors", "/faq#affiliate"],
    /request your payout weekly, every two weeks or monthly/i,
  ],
  F18: ["66, 152", ["/ambassadors", "/faq#affiliate"], /through PayPal or Cashapp/i],
  F19: [
    "66, 152",
    ["/ambassadors", "/faq#affiliate"],
    /quality of the traffic[^.]*rate per click\. We’ll email you the details/i,
  ],
  F20: [
    "101, 153",
    ["/terms#ending", "/privacy#retention", "/faq#delete-account"],
    /safety window of three months[^]*(delete|deleted)[^]*anonymous/i,
  ],
  F21: [
    "100, 153",
    ["/terms#ending", "/privacy#retention", "/communityguidelines#dormant", "/faq#inactive-account"],
    /(log in for two years|two years (after the last|without a) login)[^]*delete[^]*anonymous/i,
  ],
  F22: ["153", ["/privacy#retention", "/policy#traffic"], /traffic data[^]{0,100}one year/i],
  F23: ["153", ["/privacy#retention", "/policy#the-app"], /records of your consent[^]{0,40}five years/i],
  F24: ["154", ["/privacy#california"], /within 30 days/i],
  F25: ["155", ["/terms#payments", "/faq#refunds"], /within 14 days[^]*exception/i],
  F26: [
    "156",
    ["/terms#payments", "/faq#refunds"],
    /if you live in[^.]*cancel[^.]*until midnight of the third business day/i,
  ],
  F27: [
    "157",
    ["/terms#arbitration"],
    /created before May 9, 2018[^]*opt out[^]*within 30 days of your first login after May 8, 2018/i,
  ],
  F28: ["158", ["/terms#liability"], /amounts you paid[^.]*24 months before/i],
  F29: ["159", ["/terms#law"], /governed by the law of the State of Texas/i],
  F30: ["159", ["/terms#courts"], /Dallas County, Texas/i],
  F31: ["159", ["/terms#arbitration"], /binding arbitration, through \S/i],
  F32: ["95, 160", ["/terms#payments", "/faq#refunds"], /virtual items are final and non-refundable/i],
  F33: [
    "161",
    ["/terms#payments", "/privacy#sharing", "/privacy#borders", "/faq#paying-outside-americas"],
    /outside the Americas[^]*(separate)[^]*affiliated/i,
  ],
  F34: [
    "99",
    [
      "/safety#online",
      "/safetytips#block-people",
      "/communityguidelines#reporting",
      "/faq#block",
      "/faq#unblock",
    ],
    /block(ing)? is permanent/i,
  ],
  F35: ["99", ["/faq#delete-photo"], /always needs at least one photo/i],
  F36: ["99", ["/faq#log-out"], /logging out (does not|doesn’t) hide your profile/i],
  F37: [
    "99",
    ["/terms#ending", "/privacy#rights", "/faq#delete-account"],
    /(deleting|deleting it) removes all your connections/i,
  ],
  F38: [
    "100",
    ["/terms#ending", "/terms#conduct", "/communityguidelines#reporting"],
    /violation may lead to a ban[^]*may not return/i,
  ],
  F39: [
    "100",
    ["/terms#ending", "/communityguidelines#reporting"],
    /without a refund[^]*offline|offline[^]*without a refund/i,
  ],
  F40: [
    "95, 102",
    ["/terms#payments", "/faq#cancel-renewal"],
    /renews automatically[^]*until you cancel it/i,
  ],
  F41: [
    "102",
    ["/terms#ending", "/terms#payments", "/privacy#rights", "/faq#delete-account", "/faq#cancel-renewal"],
    /delet[^.]*\.?[^.]*(does not|doesn’t) cancel/i,
  ],
  F42: [
    "117",
    ["/terms#your-account", "/terms#conduct", "/communityguidelines#one-account"],
    /one account[^]*shar[^]*(several people|with others|second owner)/i,
  ],
  F43: [
    "118",
    ["/terms#who-may-use"],
    /binding contract[^]*sanctions list[^]*felony[^]*sex crime[^]*violence[^]*registered sex offender/i,
  ],
  F44: [
    "74",
    ["/terms#safety", "/terms#no-promises", "/safety", "/safetytips"],
    /(do not|don’t) run criminal background checks/i,
  ],
  F45: ["122", ["/terms#ending", "/communityguidelines#reporting"], /without notice and without a refund/i],
  F46: [
    "122",
    ["/terms#your-content", "/terms#others-content", "/communityguidelines#reporting"],
    /may review[^.]*delete/i,
  ],
  F47: [
    "122",
    ["/terms#copyright", "/communityguidelines#copyright"],
    /end the accounts of repeat infringers/i,
  ],
  F48: [
    "122",
    ["/terms#your-account", "/terms#license", "/terms#whole-agreement", "/communityguidelines#one-account"],
    /non-transferable|may not transfer|can’t be sold, lent or given/i,
  ],
  F49: [
    "123",
    ["/terms#conduct", "/terms#others-content", "/communityguidelines#reporting"],
    /report[^]*ban or delete/i,
  ],
  F50: ["78, 124", ["/security#bounty"], /private and by invitation only/i],
  F51: ["79", ["/security#not-allowed"], /DoS\) testing[^]*prohibited[^]*automated scanning is prohibited/i],
  F52: [
    "125",
    ["/ambassadors", "/partnership"],
    /publishers?,[^.]*bloggers?,[^.]*influencers? (or a|and) brand ambassadors?/i,
  ],
  F53: [
    "126",
    ["/ambassadors"],
    /public social media page on YouTube, Instagram, Facebook, Twitter or TikTok[^]*accepted/i,
  ],
  F54: [
    "93",
    ["/privacy#collect"],
    /login credentials[^]*gender[^]*date of birth[^]*profile details[^]*photos and videos[^]*chats[^]*purchase and payment[^]*geolocation[^]*device information/i,
  ],
  F55: [
    "95",
    ["/terms#payments", "/faq#coins"],
    /not money[^.]*(no real-world value|not a real-world balance)/i,
  ],
  F56: ["76", ["/privacy#rights", "/safety#lgbtq-travel", "/faq#log-out"], /“Show me”[^.]*settings/i],
  F57: ["76", ["/safety#lgbtq-travel"], /hide your sexual orientation while you(’re| are) in risky areas/i],
  F58: [
    "76, 123",
    ["/terms#others-content", "/communityguidelines#reporting", "/safety#online", "/faq#report-concern"],
    /profile page (or from|and in) your chat/i,
  ],
  F59: ["76", ["/safety#online"], /Safe Message Filters/],
  F60: ["72", ["/privacy#responsible"], /United States or Canada, the controller of your data/i],
  F61: [
    "73",
    ["/safety#online", "/safetytips#block-people", "/faq#block"],
    /blocked people can never contact you again/i,
  ],
  F62: [
    "73",
    ["/safetytips#posts-are-public", "/communityguidelines#private-information"],
    /posts are public/i,
  ],
  F63: ["122", ["/terms#agreeing"], /members[^]*visitors/i],
};
