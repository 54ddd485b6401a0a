/** A condition of a list, as Payload reads it. */
export type Condition = Readonly<Record<string, unknown>>

/** The words that a list is searched for by title. */
export function titleSearchesIn(where: unknown): readonly string[] {
  const found = new Set<string>()
  visit(where, (words) => {
    found.add(words)
    return null
  })
  return [...found]
}

/** The condition with another one in place of each search by title. */
export function withTitleSearches(where: unknown, replace: (words: string) => Condition): unknown {
  return visit(where, replace)
}

function visit(where: unknown, replace: (words: string) => Condition | null): unknown {
  if (Array.isArray(where)) return where.map((one) => visit(one, replace))
  if (typeof where !== 'object' || where === null) return where
  const words = wordsOf(where)
  if (words !== null) return replace(words) ?? where
  return Object.fromEntries(
    Object.entries(where).map(([name, value]) =>
      name === 'and' || name === 'or' ? [name, visit(value, replace)] : [name, value],
    ),
  )
}

/** The words of a comparison that is only a search by title. */
function wordsOf(where: object): string | null {
  if (Object.keys(where).length !== 1 || !('title' in where)) return null
  const { title } = where
  if (typeof title !== 'object' || title === null || Object.keys(title).length !== 1) return null
  return 'like' in title && typeof title.like === 'string' && title.like.trim() !== '' ? title.like : null
}
