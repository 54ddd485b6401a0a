import type { Filter } from '#local/search/model/filter.ts'
import { accept, type Result, refuse } from '#local/search/query/refusal.ts'
import { conjunction, disjunction, TAGS } from './compose.ts'
import { lex, type Token } from './lex.ts'

/**
 * Parses Algolia's `filters`: a conjunction of disjunctions. `OR` binds more tightly than `AND`, parentheses contain
 * alternatives only, `NOT` precedes a single filter, and alternatives are all of one type.
 * Null for an empty expression.
 */
export function parseFilters(source: string): Result<Filter | null> {
  const tokens = lex(source)
  if (!tokens.ok) return tokens
  const parser = new Parser(tokens.value)
  try {
    return accept(parser.expression())
  } catch (error) {
    if (error instanceof Unacceptable) return refuse(`filters: ${error.message}`)
    throw error
  }
}

/** Nested parentheses: Algolia's grammar needs one level, and each level takes a frame of the stack. */
const MAX_DEPTH = 16

/** Thrown to leave the recursion; caught within this file. */
class Unacceptable extends Error {}

class Parser {
  readonly #tokens: readonly Token[]
  #next = 0
  #depth = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  /** expression = [ alternatives { "AND" alternatives } ] end */
  expression(): Filter | null {
    if (this.#peek().type === 'end') return null
    const all = [this.#alternatives()]
    while (this.#skip('keyword', 'AND')) all.push(this.#alternatives())
    if (this.#peek().type !== 'end') throw this.#unexpected('end of filter')
    return conjunction(all)
  }

  /** alternatives = term { "OR" term } */
  #alternatives(): Filter {
    const any = [this.#term()]
    while (this.#skip('keyword', 'OR')) any.push(this.#term())
    if (new Set(any.flatMap(typesOf)).size > 1) {
      throw new Unacceptable('Different types are not allowed in the same OR.')
    }
    return disjunction(any)
  }

  /** term = "(" alternatives ")" | [ "NOT" ] filter */
  #term(): Filter {
    if (this.#skip('punctuation', '(')) {
      if (++this.#depth > MAX_DEPTH) {
        throw new Unacceptable(`parentheses may be nested no deeper than ${MAX_DEPTH} levels`)
      }
      const inside = this.#alternatives()
      this.#depth--
      if (this.#peek().text === 'AND' && this.#peek().type === 'keyword') {
        throw new Unacceptable('filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed')
      }
      this.#expect('punctuation', ')')
      return inside
    }
    return this.#skip('keyword', 'NOT') ? { type: 'not', of: this.#filter() } : this.#filter()
  }

  /** filter = name ":" value [ score ] | name ":" number "TO" number | name operator number | value [ score ] */
  #filter(): Filter {
    const name = this.#value('a filter')
    const operator = this.#take('operator')
    if (operator) {
      return {
        type: 'number',
        attribute: name.text,
        operator: comparison(operator.text),
        value: this.#number(),
      }
    }
    if (!this.#skip('punctuation', ':')) return this.#facet(TAGS, name.text)
    const value = this.#value('a value')
    if (!this.#skip('keyword', 'TO')) return this.#facet(name.text, value.text)
    if (value.type !== 'number') throw unexpected(value, 'numeric')
    return { type: 'range', attribute: name.text, from: Number(value.text), to: this.#number() }
  }

  #facet(attribute: string, value: string): Filter {
    const score = this.#take('score')
    return { type: 'facet', attribute, value, score: score ? Number(score.text) : 1 }
  }

  #number(): number {
    const token = this.#take('number')
    if (!token) throw this.#unexpected('numeric')
    return Number(token.text)
  }

  /** A name or a value: a word, a number, or either in quotes. */
  #value(expected: string): Token {
    const token = this.#take('word') ?? this.#take('quoted') ?? this.#take('number')
    if (!token) throw this.#unexpected(this.#peek().type === 'end' ? 'more input' : expected)
    return token
  }

  #expect(type: Token['type'], text: string): void {
    if (!this.#skip(type, text)) throw this.#unexpected(text)
  }

  #skip(type: Token['type'], text: string): boolean {
    const token = this.#peek()
    if (token.type !== type || token.text !== text) return false
    this.#next++
    return true
  }

  #take(type: Token['type']): Token | null {
    const token = this.#peek()
    if (token.type !== type) return null
    this.#next++
    return token
  }

  #peek(): Token {
    const token = this.#tokens[this.#next]
    if (!token) throw new RangeError('read past the end of a filter')
    return token
  }

  #unexpected(expected: string): Unacceptable {
    return unexpected(this.#peek(), expected)
  }
}

function unexpected(token: Token, expected: string): Unacceptable {
  return new Unacceptable(`Unexpected token ${nameOf(token)} expected ${expected} at col ${token.at}`)
}

function nameOf(token: Token): string {
  switch (token.type) {
    case 'end':
      return 'end of filter'
    case 'word':
    case 'quoted':
      return `string(${token.text})`
    case 'number':
      return `numeric(${token.text})`
    case 'score':
      return `<score=${token.text}>`
    default:
      return token.text
  }
}

const COMPARISONS = ['<', '<=', '=', '!=', '>=', '>'] as const

function comparison(text: string): (typeof COMPARISONS)[number] {
  const operator = COMPARISONS.find((each) => each === text)
  if (!operator) throw new RangeError(`no comparison: ${text}`)
  return operator
}

/** The types of filters in an alternative: a disjunction may contain only one. */
function typesOf(filter: Filter): readonly ('facet' | 'tag' | 'number')[] {
  switch (filter.type) {
    case 'facet':
      return [filter.attribute === TAGS ? 'tag' : 'facet']
    case 'number':
    case 'range':
      return ['number']
    case 'place':
      return []
    case 'not':
      return typesOf(filter.of)
    case 'and':
    case 'or':
      return filter.of.flatMap(typesOf)
  }
}
