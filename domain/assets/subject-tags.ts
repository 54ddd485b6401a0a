/** Tags of colours, sizes, numbers, directions and acts, which works of all subjects share: a red heart and a red car. */
const MODIFIERS: ReadonlySet<string> = new Set(
  `red green blue yellow white black pink purple violet orange brown grey gray gold golden silver colour color
  dark light big small little large thin bold half full empty double multiple new old open opened closed simple alt
  one two three four five six first second third round circle square off out in on up down left right top bottom
  add remove delete plus minus check edit search person people man woman`
    .trim()
    .split(/\s+/),
)

/** How many of the first tags of an item are read to find its subjects. */
export const TAGS_READ = 6
/** The most subjects that items are compared by. */
const MAX_SUBJECTS = 4

/**
 * The tags of an item that name what it shows, most important first: without modifiers, unless it has nothing else.
 *
 * @param tags its first tags, in their order
 */
export function subjectTags<T extends { readonly slug: string }>(tags: readonly T[]): readonly T[] {
  const subjects = tags.filter(({ slug }) => !MODIFIERS.has(slug))
  return (subjects.length > 0 ? subjects : tags).slice(0, MAX_SUBJECTS)
}
