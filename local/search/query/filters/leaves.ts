import type { Filter } from '#local/search/model/filter.ts'
import { accept, type Result, refuse } from '#local/search/query/refusal.ts'
import { TAGS } from './compose.ts'

const SCORED = /^(?<value>.*)<score=(?<score>-?\d+)>$/s
/** Each digit can match in one way only: otherwise a long run of digits would take quadratic time. */
const NUMBER = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?`
/**
 * Attributes include the spaces around them, which are trimmed: matching them separately would take quadratic
 * time.
 */
const COMPARISON = new RegExp(`^(?<attribute>[^<>=!]+)(?<operator><=|>=|!=|<|>|=)\\s*(?<value>${NUMBER})$`)
const RANGE = new RegExp(`^(?<attribute>[^:]+):\\s*(?<from>${NUMBER})\\s+TO\\s+(?<to>${NUMBER})$`)
const EQUAL = new RegExp(`^(?<attribute>[^:]+):\\s*(?<value>${NUMBER})$`)
const OPERATORS = ['<', '<=', '=', '!=', '>=', '>'] as const

/**
 * `colour:red`, `colour:-red` for all but red, `colour:\-red` for a value that begins with a dash;
 * `<score=2>` may follow.
 */
export function readFacetFilter(name: string, leaf: string): Result<Filter> {
  const colon = leaf.indexOf(':')
  if (colon < 1) return refuse(`${name}: Invalid syntax for facet condition:${leaf}`)
  const attribute = leaf.slice(0, colon).trim()
  const scored = SCORED.exec(leaf.slice(colon + 1))?.groups
  const value = (scored?.value ?? leaf.slice(colon + 1)).trim()
  return accept(negatable(attribute, value, scored?.score === undefined ? 1 : Number(scored.score)))
}

/** `retired`, `-retired` for records without the tag, `\-retired` for a tag that begins with a dash. */
export function readTagFilter(leaf: string): Result<Filter> {
  const value = leaf.startsWith(`${TAGS}:`) ? leaf.slice(TAGS.length + 1) : leaf
  return accept(negatable(TAGS, value.trim(), 1))
}

/** `price>=10`, `price:10 TO 20`, and `price:10` for `price=10`. */
export function readNumericFilter(leaf: string): Result<Filter> {
  const text = leaf.trim()
  const range = RANGE.exec(text)?.groups
  if (range) {
    return accept({
      type: 'range',
      attribute: (range.attribute ?? '').trim(),
      from: Number(range.from),
      to: Number(range.to),
    })
  }
  const compared = (COMPARISON.exec(text) ?? EQUAL.exec(text))?.groups
  if (!compared) return refuse(`Invalid syntax for numeric condition:${leaf}`)
  return accept({
    type: 'number',
    attribute: (compared.attribute ?? '').trim(),
    operator: OPERATORS.find((each) => each === compared.operator) ?? '=',
    value: Number(compared.value),
  })
}

function negatable(attribute: string, value: string, score: number): Filter {
  const facet = (plain: string): Filter => ({ type: 'facet', attribute, value: plain, score })
  if (value.startsWith('-')) return { type: 'not', of: facet(value.slice(1)) }
  return facet(value.startsWith('\\-') ? value.slice(1) : value)
}
