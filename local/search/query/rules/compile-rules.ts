import type { WordsOf } from '#local/search/query/synonyms/compile.ts'
import type { Condition, Rule } from './rule.ts'

/** A part of a pattern: a word as it is compared, or any value of a facet. */
export type PatternPart =
  | { readonly type: 'word'; readonly word: string }
  | { readonly type: 'facet'; readonly attribute: string }

export interface CompiledCondition extends Condition {
  /** Null where the condition has no pattern. */
  readonly parts: readonly PatternPart[] | null
}

export interface CompiledRule {
  readonly rule: Rule
  readonly conditions: readonly CompiledCondition[]
}

/** Rules with their patterns taken apart, once for all searches. */
export function compileRules(rules: readonly Rule[], wordsOf: WordsOf): readonly CompiledRule[] {
  return rules.map((rule) => ({
    rule,
    conditions: rule.conditions.map((condition) => ({
      ...condition,
      parts: condition.pattern === undefined ? null : partsOf(condition.pattern, wordsOf),
    })),
  }))
}

/** `buy {facet:brand} phone` taken apart. */
export function partsOf(pattern: string, wordsOf: WordsOf): readonly PatternPart[] {
  return pattern.split(/(\{facet:[^{}]+\})/).flatMap((piece): readonly PatternPart[] => {
    const attribute = /^\{facet:(?<attribute>[^{}]+)\}$/.exec(piece)?.groups?.attribute
    if (attribute !== undefined) return [{ type: 'facet', attribute: attribute.trim() }]
    return wordsOf(piece).map((word) => ({ type: 'word', word }))
  })
}
