import type { Mutation } from "./bugs/mutation.ts";

/**
 * The bugs that the arguments ask for: by number ("3"), by numbers ("3-7") or by a part of the name; all without any.
 *
 * @throws Error where an argument fits none
 * @example choose(mutations, ["3-7", "in the dark"]);
 */
export function choose(
  mutations: readonly Mutation[],
  args: readonly string[],
): { readonly number: number; readonly mutation: Mutation }[] {
  const numbered = mutations.map((mutation, index) => ({ number: index + 1, mutation }));
  if (args.length === 0) return numbered;
  const chosen = new Set(
    args.flatMap((argument) => {
      const fitting = numbered.filter(({ number, mutation }) => fits(argument, number, mutation.name));
      if (fitting.length > 0) return fitting;
      throw new Error(
        `No bug fits "${argument}". Give a number from 1 to ${mutations.length}, two as 3-7, or a part of a name.`,
      );
    }),
  );
  return numbered.filter((entry) => chosen.has(entry));
}

function fits(argument: string, number: number, name: string): boolean {
  const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(argument) ?? [];
  if (first === undefined) return name.toLowerCase().includes(argument.toLowerCase());
  return Number(first) <= number && number <= Number(last);
}
