import type { FaqLabels } from "../../faq/labels.ts";

/** The help page's texts around its answers. */
export const faqLabels = {
  search: "Tafuta kwenye majibu",
  results: { one: "Tokeo {count}", other: "Matokeo {count}" },
  searchResults: "Matokeo ya utafutaji",
  nearest: "Hakuna linalolingana. Haya yanakaribia zaidi.",
  noResults: "Hakuna jibu linalolingana. Jaribu neno lingine.",
  writeToUs: "Tuandikie",
  showAll: "Onyesha majibu yote",
  hideAll: "Ficha majibu yote",
  linkToAnswer: "Kiungo cha jibu hili",
  linkName: "{label}: {question}",
  stillStuck: "Hujapata jibu?",
  stopWords:
    "au cha changu gani hii hiyo huu je kama katika kwa kwenye la langu mimi na nawezaje ni nini pia sana si vipi vya wa wangu wapi ya yangu za zangu",
} as const satisfies FaqLabels;
