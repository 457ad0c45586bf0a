import type { Mutation } from "./bugs/mutation.ts";

/**
 * The mutations that the arguments select: by number ("3"), by range ("3-7") or by part of the name; all if there are
 * none.
 *
 * @throws Error if an argument matches none
 */
export function selectMutations(
  mutations: readonly Mutation[],
  args: readonly string[],
): { readonly number: number; readonly mutation: Mutation }[] {
  const numbered = mutations.map((mutation, index) => ({ number: index + 1, mutation }));
  if (args.length === 0) return numbered;
  const selected = new Set(
    args.flatMap((argument) => {
      const matching = numbered.filter(({ number, mutation }) => matches(argument, number, mutation.name));
      if (matching.length > 0) return matching;
      throw new Error(
        `No mutation matches "${argument}". Give a number from 1 to ${mutations.length}, a range such as 3-7, or a part of a name.`,
      );
    }),
  );
  return numbered.filter((entry) => selected.has(entry));
}

function matches(argument: string, number: number, name: string): boolean {
  const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(argument) ?? [];
  if (first === undefined) return name.toLowerCase().includes(argument.toLowerCase());
  return Number(first) <= number && number <= Number(last);
}
