/** Maximum size of the condition of one query. */
export const WHERE_BOUNDS = {
  /** Comparisons in all: a field, an operator, a value. */
  terms: 24,
  /** Comparisons of a path with a dot: in a group, or in a related document, which costs a join each. */
  pathTerms: 6,
  /** Names in one path. */
  pathParts: 4,
  pathChars: 120,
  /** Nesting of `and` and `or`. */
  nesting: 6,
  /** Values of one list, such as the ids that a relationship field loads. */
  values: 1000,
  /** Characters and words of searched texts; each word is a comparison of its own in SQL. */
  textChars: 2000,
  words: 64,
} as const

/** Counts of a condition so far. */
interface Tally {
  terms: number
  pathTerms: number
  textChars: number
  words: number
}

/** Operators whose value is a list, given as one or with commas. */
const OF_LISTS: ReadonlySet<string> = new Set(['in', 'not_in', 'all'])

/** Payload's adapter for PostgreSQL reads two underscores as a dot. */
const BETWEEN_PARTS = /\.|__/

/** Why a `where` of Payload's is rejected; null where it is within the bounds. */
export function faultOfWhere(where: unknown): string | null {
  if (where === undefined) return null
  return faultOfGroup(where, WHERE_BOUNDS.nesting, { terms: 0, pathTerms: 0, textChars: 0, words: 0 })
}

function faultOfGroup(where: unknown, levels: number, tally: Tally): string | null {
  if (where === '') return null
  if (!isObject(where)) return 'where is an object'
  if (levels === 0) return `where is nested deeper than ${WHERE_BOUNDS.nesting} levels`
  for (const [path, condition] of Object.entries(where)) {
    const fault = isConjunction(path)
      ? faultOfConjunction(condition, levels - 1, tally)
      : faultOfCondition(path, condition, tally)
    if (fault !== null) return fault
  }
  return null
}

function faultOfConjunction(groups: unknown, levels: number, tally: Tally): string | null {
  // An empty list arrives as an empty text.
  if (groups === '') return null
  if (!Array.isArray(groups)) return 'and, or: a list'
  // Groups without a comparison cost time too.
  if (groups.length > WHERE_BOUNDS.terms) return `where has more than ${WHERE_BOUNDS.terms} comparisons`
  for (const group of groups) {
    const fault = faultOfGroup(group, levels, tally)
    if (fault !== null) return fault
  }
  return null
}

function faultOfCondition(path: string, condition: unknown, tally: Tally): string | null {
  const parts = path.split(BETWEEN_PARTS).length
  if (parts > WHERE_BOUNDS.pathParts || path.length > WHERE_BOUNDS.pathChars)
    return 'where names a field too far away'
  if (!isObject(condition)) return `where: ${path.slice(0, 40)} needs an operator`
  for (const [operator, value] of Object.entries(condition)) {
    tally.terms += 1
    if (parts > 1) tally.pathTerms += 1
    if (tally.terms > WHERE_BOUNDS.terms) return `where has more than ${WHERE_BOUNDS.terms} comparisons`
    if (tally.pathTerms > WHERE_BOUNDS.pathTerms)
      return `where compares more than ${WHERE_BOUNDS.pathTerms} fields of groups and related documents`
    const fault = faultOfValue(operator, value, tally)
    if (fault !== null) return fault
  }
  return null
}

function faultOfValue(operator: string, value: unknown, tally: Tally): string | null {
  const values = OF_LISTS.has(operator) && typeof value === 'string' ? value.split(',') : value
  if (!Array.isArray(values)) return faultOfText(value, tally)
  if (values.length > WHERE_BOUNDS.values) return `where lists more than ${WHERE_BOUNDS.values} values`
  return values.every((one) => isShort(one)) ? null : 'where lists a value that is no id'
}

function faultOfText(value: unknown, tally: Tally): string | null {
  if (typeof value === 'object' && value !== null) return 'where compares with a text or a list'
  const text = String(value)
  tally.textChars += text.length
  tally.words += text.split(/\s+/).length
  return tally.textChars > WHERE_BOUNDS.textChars || tally.words > WHERE_BOUNDS.words
    ? 'where looks for too long a text'
    : null
}

/** An id, a code or a name of a choice. */
function isShort(value: unknown): boolean {
  return value === null || (typeof value !== 'object' && String(value).length <= WHERE_BOUNDS.pathChars)
}

/** Case-insensitive, as Payload reads them. */
function isConjunction(path: string): boolean {
  return ['and', 'or'].includes(path.toLowerCase())
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
