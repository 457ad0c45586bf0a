import type { ambassadors as english } from "../en/ambassadors.ts";
import type { Translation } from "../translation.ts";

/** The page for affiliates and brand ambassadors. */
export const ambassadors = {
  head: {
    title: "Kuwa mshirika",
    description:
      "Pendekeza {brand} na upate {pay} kwa kila upakuaji au kujiunga kunakokubalika. Nani anaweza kuomba, uchapishe nini na unalipwaje.",
  },
  eyebrow: "Karibu",
  title: "Kuwa mshirika",
  lead: "Unawajua watu wanaofaa kukutana. Waambie kuhusu {brand} na upate {pay} kwa kila upakuaji au kujiunga kunakokubalika.",
  drawing: "Mwanamke akiipungia mkono simu inayomrekodi katikati ya taa ya duara",
  signUp: "Jiunge",
  closing: "Pendekeza {brand}. Upate pesa.",

  steps: {
    heading: "Anza kupata pesa, hatua tatu",
    signUp: {
      title: "Jiunge",
      text: "Tuambie wewe ni nani na unachapisha wapi. Ukikubaliwa, unapata kiungo chako cha ufuatiliaji.",
    },
    share: {
      title: "Shiriki kiungo chako",
      text: "Kinafanya kazi kwa {linkLife}. Kiweke mahali wafuasi wako watakapokiona.",
    },
    earn: {
      title: "Pata {pay} kwa kila upakuaji",
      text: "Kila upakuaji au kujiunga kupitia kiungo chako kunakokubalika kunahesabiwa.",
    },
  },

  role: {
    heading: "Je, wewe ni balozi wa chapa?",
    text: "Ukiwa balozi wa chapa, wewe ni sura na sauti ya {brand}. Unatengeneza machapisho (video na picha) yanayowahamasisha watu kupakua app. Unaiwakilisha chapa, unachangamana na wafuasi wako na kujibu maswali yao.",
    required: {
      heading: "Tunachotafuta",
      points: [
        "Una umri wa miaka {minimumAge} au zaidi.",
        "Wewe ni mchapishaji, mwanablogu binafsi, influencer wa mitandao ya kijamii au balozi wa chapa.",
        "Una ukurasa ulio wazi kwa umma kwenye YouTube, Instagram, Facebook, Twitter au TikTok.",
      ],
    },
    accepted: {
      heading: "Ukishakubaliwa",
      points: [
        "Unachapisha machapisho {posts} kwenye mitandao ya kijamii, angalau {videos} kati yake liwe video.",
        "Kila chapisho linabaki mtandaoni kwa angalau {postLife}.",
        "Unasema kwenye kila chapisho kwamba unalipwa. Nchi nyingi zinataka hivyo kisheria, na wafuasi wako wana haki ya kujua.",
      ],
    },
  },

  payment: {
    heading: "Unavyolipwa",
    amount: {
      term: "Kiasi gani",
      definition:
        "{pay} kwa kila upakuaji au kujiunga kunakokubalika. Kiwango chako hutegemea ubora wa traffic unayoleta, pamoja na kiwango kwa kila mbofyo. Tutakutumia maelezo kwa barua pepe.",
    },
    period: {
      term: "Kwa muda gani",
      definition: "Kiungo chako cha ufuatiliaji kinafanya kazi kwa {linkLife}.",
    },
    payout: { term: "Lini", definition: "Omba malipo yako {payouts}." },
    channel: {
      term: "Kwa njia gani",
      definition:
        "Kupitia {paidThrough}. Hakikisha kwanza kwamba unaweza kupokea pesa kwa njia hii unapoishi.",
    },
    course: "Mwanzo hadi mwisho",
    steps: [
      "Unaomba kujiunga.",
      "Tunakukubali na kukutumia maelezo kwa barua pepe.",
      "Unapata kiungo chako cha ufuatiliaji.",
      "Unachapisha.",
      "Unaomba malipo yako.",
    ],
  },

  earnings: {
    heading: "Unachoweza kupata",
    lead: "Makadirio: watu unaowafikia, mara sehemu yao inayopakua, mara malipo ya kila upakuaji.",
    reach: "Watu wanaoona machapisho yako",
    rate: "Kati ya 100, wangapi wanapakua?",
    caption: "Makadirio ya mapato kwa dola za Marekani: {pay} kwa kila upakuaji unaokubalika",
    reachColumn: "Unawafikia",
    people: "Watu {reach, number}",
    note: "Hii ni mifano, si ahadi. Ni upakuaji na kujiunga kunakokubalika tu ndiko kunakohesabiwa. Tutakutumia maelezo ya kiwango chako kwa barua pepe.",
  },
} as const satisfies Translation<typeof english>;
