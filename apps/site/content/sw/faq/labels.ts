/** The help page's texts around its answers; in a file of their own, because its script needs only these. */
export const faqLabels = {
  search: "Tafuta kwenye majibu",
  searchHint: "Kwa mfano: zuia, kurudishiwa pesa, picha",
  results: (count: number) => (count === 1 ? "Jibu 1" : `Majibu ${count}`),
  searchResults: "Matokeo ya utafutaji",
  nearest: "Hakuna linalolingana. Haya yanakaribia zaidi.",
  noResults: "Hakuna jibu linalolingana. Jaribu neno lingine.",
  writeToUs: "Tuandikie",
  showAll: "Onyesha majibu yote",
  hideAll: "Ficha majibu yote",
  linkToAnswer: "Kiungo cha jibu hili",
  stillStuck: "Hujapata jibu?",
} as const;
