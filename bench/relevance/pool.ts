import type { ItemRecord } from '#domain/search/item-record.ts'
import type { Answer } from './judge.ts'

/**
 * Lists the first-ten results without a grade, by topic. Sorted by title, so that the judge does not see the engine
 * or the rank of an item.
 */
export function pool(answers: readonly Answer[], items: readonly ItemRecord[]): string {
  const topics = Map.groupBy(answers, ({ topic }) => topic)
  return [...topics]
    .toSorted(([a], [b]) => compare(a, b))
    .flatMap(([topic, asked]) => {
      const titles = new Set(
        asked.flatMap(({ found }) =>
          found.flatMap(({ item, grade }) => (grade === null ? [item.title] : [])),
        ),
      )
      return titles.size === 0
        ? []
        : [[topic, ...[...titles].toSorted(compare).map((title) => line(title, items))].join('\n  ')]
    })
    .join('\n\n')
}

/** A title with the kinds, styles and some tags of its items. */
function line(title: string, items: readonly ItemRecord[]): string {
  const named = items.filter((item) => item.title === title)
  const looks = new Set(named.map(({ kind, style }) => `${kind}/${style}`))
  const tags = new Set(named.flatMap((item) => item.tags.slice(0, TAGS_SHOWN)))
  return `${title}  [${[...looks].join(', ')}]  ${[...tags].slice(0, TAGS_SHOWN).join(', ')}`
}

const TAGS_SHOWN = 8

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
