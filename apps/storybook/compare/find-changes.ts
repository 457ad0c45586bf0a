import { differenceOf } from "./difference.ts";
import type { PictureSection } from "./picture-page.ts";
import { takePictures, type Pictures } from "./take-pictures.ts";

/**
 * Takes the same pictures in two built Storybooks, on this machine and in one browser, and finds those that differ. What
 * differs is taken again, with more patience, so that a story caught in the middle of something is not reported.
 *
 * @param stories - part of the ids of the stories to look at; empty for all
 */
export async function findChanges(
  before: string,
  after: string,
  stories: string,
): Promise<{ pictures: number; sections: PictureSection[] }> {
  const wanted = (id: string) => id.includes(stories);
  const first = await takeBoth(before, after, wanted, 0);
  const suspects = new Set(changed(first).map((name) => idOf(name)));
  const second = await takeBoth(before, after, (id) => suspects.has(id), 500);
  return {
    pictures: namesOf(first).length,
    sections: changed(second).map((name) => sectionOf(name, second)),
  };
}

type Pair = { before: Pictures; after: Pictures };

async function takeBoth(
  before: string,
  after: string,
  wanted: (id: string) => boolean,
  patience: number,
): Promise<Pair> {
  const [first, second] = await Promise.all([
    takePictures(before, wanted, patience),
    takePictures(after, wanted, patience),
  ]);
  return { before: first, after: second };
}

const namesOf = ({ before, after }: Pair) => [...new Set([...before.keys(), ...after.keys()])].toSorted();

/** A picture is named by its story and mode. */
const idOf = (name: string) => name.split(", ", 1)[0] ?? "";

const changed = (pair: Pair) =>
  namesOf(pair).filter((name) => {
    const [before, after] = [pair.before.get(name), pair.after.get(name)];
    return !before || !after || differenceOf(before, after) !== undefined;
  });

function sectionOf(name: string, pair: Pair): PictureSection {
  const [before, after] = [pair.before.get(name), pair.after.get(name)];
  const difference = before && after && differenceOf(before, after);
  const pictures = Object.entries({ Before: before, After: after, Difference: difference });
  return {
    title: before ? (after ? name : `${name}: gone`) : `${name}: new`,
    pictures: pictures.flatMap(([caption, png]) => (png ? [{ caption, png }] : [])),
  };
}
