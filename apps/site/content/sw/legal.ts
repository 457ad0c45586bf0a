import { brand } from "../../brand.ts";
import { locale } from "@matchfront/locales/sw/locale";
import { facts } from "@matchfront/locales/facts";

const { answers, liabilityMonths, minimumAge } = facts;

/** What stands in Swahili around the binding English texts: one line for each section, by its heading's id. */
export const legal = {
  terms: {
    title: "Masharti ya matumizi",
    description: `Makubaliano kati yako na ${brand.name}: nani anaweza kujiunga, wanachama wanavyotendeana, unacholipia, na jinsi ya kuondoka.`,
    lead: `Unachoweza kutarajia kutoka kwa ${brand.name}, na ${brand.name} inachotarajia kutoka kwako.`,
    introduction:
      "Masharti haya ni makubaliano kati yako na sisi kuhusu app na tovuti hii. Maandishi ya Kiingereza yaliyo hapa chini pekee ndiyo yenye nguvu ya kisheria. Mistari ya Kiswahili ni muhtasari tu wa kukusaidia kuelewa.",
    summaries: {
      agreeing: "Ukitumia app au tovuti hii, unakubali masharti haya.",
      "who-may-use":
        "App ni ya watu wazima wanaoweza kuingia mkataba na ambao hawajawahi kuhukumiwa kwa kosa kubwa la jinai, kosa la ngono au kosa la ukatili.",
      "your-account": "Mtu mmoja, akaunti moja, na inabaki kuwa yako.",
      ending: "Unaweza kuondoka wakati wowote. Ukivunja kanuni, tunaweza kufunga akaunti yako mara moja.",
      safety: "Hatuchunguzi rekodi za uhalifu. Kuwa makini kama ambavyo ungekuwa kwa mtu yeyote usiyemjua.",
      licence: "Tumia app wewe mwenyewe, ili kukutana na watu. Si kwa jambo lingine lolote.",
      "your-content":
        "Unachochapisha kinabaki kuwa chako. Unaturuhusu kukihifadhi na kukionyesha ili app ifanye kazi.",
      conduct: "Waheshimu watu. Usipofanya hivyo, unaweza kupoteza akaunti yako kabisa.",
      "others-content":
        "Wanachama ndio wanaowajibika kwa wanachochapisha. Kama kuna kitu hakiko sawa, kiripoti.",
      payments:
        "Usajili hujirudia, nawe unatozwa tena, hadi uughairi pale uliponunua. Ununuzi wa sarafu ni wa mwisho.",
      copyright: "Mtu akitumia kazi yako bila ruhusa, tuambie nasi tutachukua hatua.",
      "no-promises":
        "Tunajitahidi, lakini hatuwezi kuahidi kwamba huduma haitawahi kushindwa au kwamba utapata mpenzi.",
      "other-companies":
        "Maduka ya app, mitandao ya kijamii na watangazaji wana kanuni zao. Hatuwajibiki kwa wanayofanya.",
      liability: `Pale sheria inaporuhusu, tunachoweza kudaiwa nawe hakizidi kiasi ulichotulipa katika miezi ${liabilityMonths} iliyopita.`,
      arbitration:
        "Kukiwa na mgogoro, ongea nasi kwanza. Hilo lisipotosha, kwa kawaida msuluhishi ndiye anayeamua, si mahakama. Baadhi ya wanachama wa muda mrefu wanaweza kujiondoa kwenye usuluhishi.",
      law: `Inatumika sheria ya ${facts.law.state}, pamoja na sheria zinazokulinda nchini kwako.`,
      courts: `Kesi husikilizwa katika ${facts.law.county}, ${facts.law.state}, isipokuwa sheria inakuruhusu kwenda mahakamani nchini kwako.`,
      indemnity: "Ukivunja kanuni na tukalazimika kulipa kwa sababu hiyo, unaturudishia.",
      "whole-agreement":
        "Masharti haya ndiyo makubaliano yote. Sehemu moja ikishindwa, nyingine zote zinaendelea kutumika.",
    },
  },
  privacy: {
    title: "Sera ya Faragha",
    description: `${brand.name} inajua nini kukuhusu, kwa nini, nani mwingine anakiona, kinahifadhiwa kwa muda gani, na unachoweza kufanya.`,
    lead: "Tunachojua kukuhusu, kwa nini, nani mwingine anakiona, na unachoweza kufanya.",
    introduction:
      "Sera hii inaeleza tunavyoshughulikia data zako kwenye app na kwenye tovuti hii. Maandishi ya Kiingereza yaliyo hapa chini pekee ndiyo yenye nguvu ya kisheria. Mistari ya Kiswahili ni muhtasari tu wa kukusaidia kuelewa.",
    summaries: {
      responsible:
        "Inayowajibika kwa data zako ni kampuni iliyotajwa kwenye sehemu hii. Unaweza kutuandikia kutoka popote.",
      scope: "Sera hii inahusu app, tovuti hii, na unachotuandikia. Yote ni kwa watu wazima.",
      collect: "Tunakusanya unachotuambia, kinachosemwa na kifaa chako, na kinachotokea unapotumia app.",
      cookies:
        "Tovuti hii haiweki vidakuzi. Inahifadhi unachoandika kwenye fomu hadi ukitume au ufunge kichupo.",
      use: "Data zako hutumika kuwakutanisha watu, kuwaweka salama, kukujibu, na kuonyesha matangazo kwa wanaolengwa.",
      sharing:
        "Tunashirikisha data zako kwa wanachama wengine, kampuni zinazotufanyia kazi, na mamlaka pale sheria inapotaka.",
      borders: "Tunafanya kazi tukiwa Marekani, kwa hiyo data zako husafiri kwenda huko.",
      rights: `Tumia haki zako kwa kutuandikia: tutajibu ndani ya saa ${answers.dataRequestHours}. Mengi unaweza kufanya mwenyewe kwenye app.`,
      california: `Ukiishi California, una haki za ziada. Ukiomba taarifa inayoelezwa hapa, tunajibu ndani ya siku ${answers.californiaDays}.`,
      protection:
        "Tunalinda data zako kwa uangalifu, na kwa msaada wa watu wanaoripoti udhaifu wa kiusalama. Hakuna kilicho salama kabisa.",
      retention:
        "Tunahifadhi data zako muda wote ulio na akaunti, na kipindi maalum baada ya hapo. Hatuzihifadhi milele.",
      "under-18": `App hairuhusiwi kwa walio chini ya miaka ${minimumAge}. Ukikutana na mtoto kwenye app, tuambie.`,
      changes:
        "Tarehe iliyo juu inaonyesha mabadiliko ya mwisho. Tunawaambia wanachama kuhusu mabadiliko muhimu.",
      post: "Anwani ya kumwandikia afisa wetu wa faragha kwa posta.",
    },
  },
  policy: {
    title: "Sera ya Vidakuzi",
    description: `Tovuti hii haiweki vidakuzi na haikufuatilii. Hiki ndicho ${brand.name} inachohifadhi, kwa nini, na jinsi ya kukifuta.`,
    lead: "Tovuti hii haiweki vidakuzi. Hiki ndicho inachohifadhi badala yake, na kile ambacho app inahifadhi.",
    introduction:
      "Sera hii inaeleza kinachohifadhiwa kwenye kifaa chako. Maandishi ya Kiingereza yaliyo hapa chini pekee ndiyo yenye nguvu ya kisheria. Mistari ya Kiswahili ni muhtasari tu wa kukusaidia kuelewa.",
    summaries: {
      cookies: "Vidakuzi ni maandishi madogo ambayo tovuti huacha kwenye kivinjari chako.",
      "this-site": "Tovuti hii huhifadhi unachoandika, hadi ukitume. Hakuna kinachokufuatilia.",
      traffic: `Seva zetu huona ukurasa unaoomba, kama seva zote. Data hizo tunazihifadhi kwa ${locale.messages.facts.retention.trafficData}, si zaidi.`,
      "the-app":
        "App huhifadhi inachohitaji ili ifanye kazi kwenye simu yako, na huomba ridhaa yako pale sheria inapotaka.",
      control: "Futa kwenye mipangilio ya kivinjari chako. Tovuti bado itafanya kazi.",
      "other-sites": "Ukifuata kiungo cha duka la app au mtandao wa kijamii, kanuni zake ndizo zinazotumika.",
      changes: "Ukurasa huu ukibadilika, tarehe iliyo juu inabadilika pia.",
    },
  },
} as const;
