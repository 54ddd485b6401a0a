import type { Filter } from '#local/search/model/filter.ts'
import { accept, acceptAll, type Result, refuse } from '#local/search/query/refusal.ts'
import type { NestedTexts } from '#local/search/query/values/lists.ts'
import { disjunction } from './compose.ts'

/** Reads a single filter of a list: `colour:red`, `price>=10`, `-retired`. */
export type ReadLeaf = (leaf: string) => Result<Filter>

/**
 * Lists of filters: the outer list is a conjunction, each inner list a disjunction. A plain text is the older
 * form of the same, `a:1,(b:2,b:3)`.
 */
export function readNested(name: string, given: NestedTexts, readLeaf: ReadLeaf): Result<readonly Filter[]> {
  const entries = typeof given === 'string' ? splitPlain(given) : given
  return acceptAll(
    entries.filter((entry) => entry.length > 0).map((entry) => readEntry(name, entry, readLeaf)),
  )
}

/** The entries of the outer list, of either form. */
export function entriesOf(given: NestedTexts): readonly NestedTexts[] {
  return typeof given === 'string' ? splitPlain(given) : given
}

function readEntry(name: string, entry: NestedTexts, readLeaf: ReadLeaf): Result<Filter> {
  if (typeof entry === 'string') return readLeaf(entry)
  const leaves: string[] = []
  for (const leaf of entry) {
    if (typeof leaf !== 'string') return refuse(`${name}: arrays may be nested no deeper than two levels`)
    leaves.push(leaf)
  }
  const filters = acceptAll(leaves.map(readLeaf))
  return filters.ok ? accept(disjunction(filters.value)) : filters
}

/** `a:1,(b:2,b:3)` as `['a:1', ['b:2', 'b:3']]`. */
function splitPlain(given: string): readonly NestedTexts[] {
  const parts = given.match(/\s*\([^()]*\)\s*(?=,|$)|[^,]+/g) ?? []
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('(') ? commas(part.slice(1, -1)) : part))
}

function commas(given: string): readonly string[] {
  return given
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
