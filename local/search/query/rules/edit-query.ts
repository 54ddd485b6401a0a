import { partsOf } from './compile-rules.ts'
import { type Capture, matchPattern } from './match-pattern.ts'
import type { Edit, QueryChange } from './rule.ts'

/** A word and its position in its text. */
interface Placed {
  readonly word: string
  readonly start: number
  readonly end: number
}

export type Tokenize = (text: string) => readonly Placed[]

/** A rule's change of the query, with the words that its pattern matched. */
export interface CaughtChange {
  readonly change: QueryChange
  readonly captures: readonly Capture[]
}

/**
 * The query after the changes of rules, highest precedence first: the first new query replaces it, and words
 * are removed or replaced. Removed words are written as in patterns: `{facet:brand}` are the words that the
 * pattern of the rule matched.
 */
export function editQuery(query: string, changes: readonly CaughtChange[], tokenize: Tokenize): string {
  const replaced = changes.map(({ change }) => change).find((change) => typeof change === 'string')
  return changes.reduce((edited, { change, captures }) => {
    if (typeof change === 'string') return edited
    const removals = (change.remove ?? []).map((word): Edit => ({ type: 'remove', delete: word }))
    return [...removals, ...(change.edits ?? [])].reduce(
      (before, edit) => applyEdit(before, edit, captures, tokenize),
      edited,
    )
  }, replaced ?? query)
}

function applyEdit(query: string, edit: Edit, captures: readonly Capture[], tokenize: Tokenize): string {
  const wordsOf = (text: string) => tokenize(text).map(({ word }) => word)
  const tokens = tokenize(query)
  const captured = (attribute: string, words: readonly string[]) =>
    captures.find((each) => each.attribute === attribute && wordsOf(each.value).join(' ') === words.join(' '))
      ?.value ?? null
  const places = matchPattern(
    partsOf(edit.delete, wordsOf),
    'contains',
    tokens.map(({ word }) => word),
    { facetValue: captured, isSame: (word, other) => word === other },
  )
  const insert = edit.type === 'replace' ? (edit.insert ?? '') : ''
  let edited = ''
  let at = 0
  for (const { start, end } of places) {
    if (end === start) continue
    edited += query.slice(at, tokens[start]?.start) + insert
    at = tokens[end - 1]?.end ?? at
  }
  return tidy(edited + query.slice(at))
}

/** Removes double spaces where words were removed. */
function tidy(query: string): string {
  return query.replace(/\s+/g, ' ').trim()
}
