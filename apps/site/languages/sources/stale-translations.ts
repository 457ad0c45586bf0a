/** By language: the fingerprint of the English text that each translation was made from. */
export type MadeFrom = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The English texts that translations were made from, by their fingerprints. */
export type AcceptedEnglish = Readonly<Record<string, string>>;

/**
 * What of a language must be looked at again: what was made from another English text than today's, or from one that
 * is not on record.
 *
 * @param sources today's English texts, see `englishSources`
 * @returns their keys
 */
export function staleTranslations(
  language: string,
  sources: ReadonlyMap<string, string>,
  madeFrom: MadeFrom,
): string[] {
  const known = madeFrom[language] ?? {};
  return [...sources].filter(([key, source]) => known[key] !== source).map(([key]) => key);
}

/** Says whether a stale text is new or has changed. */
export function describeStale(language: string, key: string, madeFrom: MadeFrom): string {
  return `${key} ${madeFrom[language]?.[key] === undefined ? "is new" : "has changed"}`;
}

/**
 * The record once somebody has looked at translations of a language again.
 *
 * @param keys of what is in order; those of texts that are gone are dropped
 */
export function acceptTranslations(
  language: string,
  keys: readonly string[],
  sources: ReadonlyMap<string, string>,
  madeFrom: MadeFrom,
): MadeFrom {
  const known = madeFrom[language] ?? {};
  const accepted = [...sources].flatMap(([key, source]) => {
    const made = keys.includes(key) ? source : known[key];
    return made === undefined ? [] : [[key, made]];
  });
  return { ...madeFrom, [language]: Object.fromEntries(accepted) };
}

/**
 * The texts of a record, so that a translator sees what has changed since.
 *
 * @param english today's texts, by their fingerprints
 */
export function acceptedEnglish(
  madeFrom: MadeFrom,
  english: AcceptedEnglish,
  accepted: AcceptedEnglish,
): AcceptedEnglish {
  const onRecord = new Set(Object.values(madeFrom).flatMap((keys) => Object.values(keys)));
  const known = new Map(Object.entries({ ...accepted, ...english }));
  return Object.fromEntries(
    [...onRecord].toSorted().flatMap((made) => {
      const text = known.get(made);
      return text === undefined ? [] : [[made, text]];
    }),
  );
}
