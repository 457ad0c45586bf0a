/** Gives a whole number from 0 up to, not including, `below`. */
export type Random = (below: number) => number;

/**
 * A row of numbers that look random and are the same for the same seed (mulberry32, by Tommy Ettinger).
 *
 * @example randomFrom(7)(6) === randomFrom(7)(6); // true
 */
export function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** One of several things. */
export function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  const [item] = shuffled(random, items);
  if (item === undefined)
    throw new RangeError("There is nothing to choose from: one thing or more was expected.");
  return item;
}

/** The same things in another order. */
export function shuffled<Items extends readonly unknown[]>(random: Random, items: Items) {
  const left = [...items];
  const order = items.flatMap(() => left.splice(random(left.length), 1));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as many as there were
  return order as { -readonly [K in keyof Items]: Items[number] };
}
