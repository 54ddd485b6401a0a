import type { Alternative } from '../../model/plan.ts'
import { and } from '../docset/combine.ts'
import { type DocSet, docsOf, emptySet, setOf } from '../docset/doc-set.ts'
import type { Columns } from '../segment/columns.ts'
import { eachToken } from '../segment/each-token.ts'
import type { Layout } from '../segment/layout.ts'
import { attributeOf, beginsValue, inSamePlace, wordOf } from '../segment/token.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'

/** Whether a word may be at a position of a phrase. */
export type Accepts = (word: number) => boolean

/** For each word of an alternative, whether a word of the index matches it. */
export function acceptsOf(
  words: Lexicon,
  { kind, words: wanted }: Pick<Alternative, 'kind' | 'words'>,
): Accepts[] {
  return wanted.map((word, at) => {
    if (kind === 'prefix' && at === wanted.length - 1) return (id) => words.textOf(id).startsWith(word)
    const known = words.idOf(word)
    return (id) => id === known
  })
}

/**
 * Of documents that contain all words of a phrase, those that contain them in sequence in one value, by the
 * field in which the phrase begins.
 *
 * @param isWhole whether the phrase has to be the whole value
 */
export function docsWithRow(
  columns: Columns,
  layout: Layout,
  sets: readonly DocSet[],
  accepts: readonly Accepts[],
  allowed: (attribute: number) => boolean,
  isWhole = false,
): Map<number, DocSet> {
  const [first = emptySet(columns.count), ...others] = sets
  const found = new Map<number, number[]>()
  for (const doc of docsOf(others.reduce(and, first))) {
    eachToken(columns, layout, doc, (at, end, field) => {
      if (!allowed(layout.fields[field]?.attribute ?? -1)) return
      if (rowEnd(columns.tokens, at, end, accepts) === null) return
      if (isWhole && !isValue(columns.tokens, at, end, accepts.length)) return
      const docs = found.get(field)
      if (!docs) found.set(field, [doc])
      else if (docs.at(-1) !== doc) docs.push(doc)
    })
  }
  return new Map([...found].map(([field, docs]) => [field, setOf(Uint32Array.from(docs), columns.count)]))
}

/** Whether a value begins with a token and has this many positions. */
function isValue(tokens: Uint32Array, at: number, end: number, places: number): boolean {
  if (!beginsValue(tokens[at] as number)) return false
  let count = 1
  for (let next = at + 1; next < end && !beginsValue(tokens[next] as number); next++)
    if (!inSamePlace(tokens[next] as number)) count++
  return count === places
}

/**
 * The position of the last token of a phrase that begins with the token at `at`, counted from 0 at the first;
 * null where no phrase begins. Parts of compounds share the position of their word and match it.
 */
export function rowEnd(
  tokens: Uint32Array,
  at: number,
  end: number,
  accepts: readonly Accepts[],
): number | null {
  if (!accepts[0]?.(wordOf(tokens[at] as number))) return null
  let next = at + 1
  for (let step = 1; step < accepts.length; step++) {
    while (next < end && inSamePlace(tokens[next] as number)) next++
    if (next >= end || beginsValue(tokens[next] as number)) return null
    if (attributeOf(tokens[next] as number) !== attributeOf(tokens[at] as number)) return null
    let accepted = false
    do {
      accepted ||= accepts[step]?.(wordOf(tokens[next] as number)) === true
      next++
    } while (next < end && inSamePlace(tokens[next] as number))
    if (!accepted) return null
  }
  return accepts.length - 1
}
