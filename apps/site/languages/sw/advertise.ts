import type { advertise as english } from "../en/advertise.ts";
import type { Translation } from "../translation.ts";

/** The page for those who want to advertise. */
export const advertise = {
  head: {
    title: "Tangaza nasi",
    description:
      "Kuza biashara yako kwa matangazo kwenye app za {brand} na mabango ndani ya ujumbe, yanayoonekana na watu unaotaka kuwafikia.",
  },
  eyebrow: "Mpango wa Ushirikiano",
  title: "Kuza biashara yako",
  lead: "Wafikie watu wakiwa na simu mkononi na furaha moyoni. Jiunge na wateja {advertisers} walioridhika wanaotangaza nasi.",
  drawing: "Mwenye duka akionyesha tangazo lake la mkoba kwenye simu",
  getStarted: "Anza sasa",
  closing: "Ukiwa tayari, tuko tayari",

  reach: {
    heading: "Utakaowafikia",
    users: { value: "Zaidi ya {activeUsers}", label: "watumiaji hai" },
    serious: {
      value: "Zaidi ya {seriousShare}",
      label: "ya wanaotafuta mpenzi hapa wanataka uhusiano wa dhati",
    },
    text: "Watu walio single wanaotumia iPhone na Android, hasa watu weusi na Waafrika, na watu wanaothamini mila na utamaduni. Lazima uwe na miaka {minimumAge} ili kujiunga.",
  },

  reasons: {
    heading: "Kwa nini utangaze nasi",
    where: {
      title: "Unachagua wapi",
      text: "Mji mmoja, nchi moja, au kila mahali app inapotumika: lenga kwa eneo.",
    },
    who: {
      title: "Unachagua nani",
      text: "Lenga kwa rangi, asili na jinsia, pale sheria inaporuhusu. Baadhi ya sheria zinakataza hilo, kwa mfano kwenye nyumba, ajira na mikopo.",
    },
    attention: {
      title: "Uko pale watu wanapotazama",
      text: "Matangazo huonekana kwenye app zetu za kutafuta mpenzi, na kama mabango ndani ya ujumbe.",
    },
    serious: {
      title: "Unawafikia wenye nia ya dhati",
      text: "Tuna watumiaji hai zaidi ya {activeUsers}, na zaidi ya {seriousShare} ya wanaotafuta mpenzi hapa wanataka uhusiano wa dhati.",
    },
    person: {
      title: "Unahudumiwa na mtu halisi",
      text: "Tuambie una wazo gani. Tutakujibu ndani ya saa {businessHours}.",
    },
    company: {
      title: "Hauko peke yako",
      text: "Wateja {advertisers} tayari wanatangaza nasi na wameridhika.",
    },
  },

  banner: {
    heading: "Bango linavyofanya kazi",
    message: {
      name: "Ndani ya ujumbe",
      title: "Bango lako kwenye mazungumzo",
      text: "Bango lako hukaa kati ya ujumbe mmoja na mwingine kwenye mazungumzo: picha na maneno machache, pale pale watu wanapotazama.",
      drawing: "Bango la mkoba kati ya ujumbe kwenye mazungumzo",
    },
    audience: {
      name: "Walengwa wako",
      title: "Tuambie unataka kumfikia nani",
      text: "Mgahawa unaweza kutaka watu wa jirani. Chapa ya bidhaa za nywele inaweza kutaka wanawake wa miji mitatu. Wewe unasema nani, na wapi.",
    },
    request: {
      name: "Ombi lako",
      title: "Andika mistari michache, upate jibu",
      text: "Tuambie kuhusu biashara yako kwenye fomu fupi. Mtu halisi ataisoma na kukujibu ndani ya saa {businessHours}.",
    },
  },

  decide: {
    heading: "Mambo mawili ya kuamua",
    audience: {
      title: "Walengwa wako",
      text: "Eneo, rangi, asili, jinsia: chagua chochote kati ya hivi. Usipochagua, kila mtu ataliona tangazo lako.",
      drawing: "Watu sita kuzunguka alama ya ramani, kando ya swichi za eneo, asili na jinsia",
    },
    format: {
      title: "Muundo wa tangazo lako",
      text: "Chagua mmoja, au yote miwili.",
      drawing: "Tangazo linalojaza skrini ya simu, na lingine kati ya ujumbe",
    },
  },

  formats: {
    app: { term: "Tangazo ndani ya app", place: "Huonekana kwenye app zetu za kutafuta mpenzi." },
    banner: { term: "Bango", place: "Hukaa kati ya ujumbe mmoja na mwingine kwenye mazungumzo." },
    size: "Ukubwa: {size}.",
    price: "Kuanzia {price}.",
  },

  policy: {
    heading: "Unachoweza kutangaza",
    doHeading: "Tunakaribisha",
    dos: [
      "Bidhaa, huduma na matukio halali kwa watu wenye umri wa miaka 18 na zaidi",
      "Ofa za kweli kutoka kwa biashara ambayo watu wanaweza kuwasiliana nayo",
      "Picha na maneno ambayo una haki ya kuyatumia",
      "Kulenga kwa eneo, rangi, asili na jinsia, pale sheria inaporuhusu",
    ],
    dontHeading: "Hairuhusiwi",
    donts: [
      "Uchi, maudhui ya ngono, ukahaba au usafirishaji haramu wa binadamu",
      "Kauli za chuki, unyanyasaji au ukatili",
      "Utapeli, kujifanya mtu mwingine au spam",
      "Dawa za kulevya, silaha au kitu kingine chochote kilicho kinyume cha sheria",
      "Chochote kwa watu wa chini ya miaka 18",
    ],
    rules: "Matangazo pia lazima yafuate <guidelines>Kanuni za Jumuiya</guidelines>.",
  },

  steps: {
    heading: "Kutoka ombi hadi tangazo",
    send: {
      title: "Tuma ombi lako",
      text: "Tuambie kuhusu biashara yako na unachotaka kutangaza. Ni fomu moja fupi.",
    },
    agree: {
      title: "Tunakubaliana kuhusu mpango",
      text: "Mtu halisi atakujibu ndani ya saa {businessHours}. Kwa pamoja tunapanga walengwa, muundo na bei, na hujifungi kwa lolote.",
    },
    live: {
      title: "Tangazo linaanza",
      text: "Tangazo lako linaonekana kwenye app zetu za kutafuta mpenzi, ndani ya ujumbe, au kote kuwili.",
    },
  },

  talk: {
    title: "Ongea na mtu halisi",
    text: "Bado hujawa tayari kutuma ombi? Tuulize chochote kwanza: tuandikie na uchague mada <topic>Kununua matangazo</topic>. Unataka kushirikiana nasi kwa njia nyingine? Tazama <partnership>Mpango wa Ushirikiano</partnership>.",
    button: "Wasiliana nasi",
  },
} as const satisfies Translation<typeof english>;
