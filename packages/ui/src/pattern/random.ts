/** Returns an integer from 0 to less than `below`. */
export type Random = (below: number) => number;

/** Creates a seeded pseudorandom number generator (mulberry32, by Tommy Ettinger). */
export function createRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export function pickOne<Item>(random: Random, items: readonly Item[]): Item {
  const [item] = shuffle(random, items);
  if (item === undefined) throw new RangeError("pickOne: expected at least one item, got none.");
  return item;
}

export function shuffle<Items extends readonly unknown[]>(random: Random, items: Items) {
  const left = [...items];
  const order = items.flatMap(() => left.splice(random(left.length), 1));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the length is unchanged
  return order as { -readonly [K in keyof Items]: Items[number] };
}
