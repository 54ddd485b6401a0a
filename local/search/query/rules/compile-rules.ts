import type { WordsOf } from '#local/search/query/synonyms/compile.ts'
import type { Condition, Rule } from './rule.ts'

/** A part of a pattern: a folded word, or any value of a facet. */
export type PatternPart =
  | { readonly type: 'word'; readonly word: string }
  | { readonly type: 'facet'; readonly attribute: string }

export interface CompiledCondition extends Condition {
  /** Null for a condition without a pattern. */
  readonly parts: readonly PatternPart[] | null
}

export interface CompiledRule {
  readonly rule: Rule
  readonly conditions: readonly CompiledCondition[]
}

/** Parses the patterns of rules, once for all searches. */
export function compileRules(rules: readonly Rule[], wordsOf: WordsOf): readonly CompiledRule[] {
  return rules.map((rule) => ({
    rule,
    conditions: rule.conditions.map((condition) => ({
      ...condition,
      parts: condition.pattern === undefined ? null : partsOf(condition.pattern, wordsOf),
    })),
  }))
}

/** Parses `buy {facet:brand} phone`. */
export function partsOf(pattern: string, wordsOf: WordsOf): readonly PatternPart[] {
  return pattern.split(/(\{facet:[^{}]+\})/).flatMap((piece): readonly PatternPart[] => {
    const attribute = /^\{facet:(?<attribute>[^{}]+)\}$/.exec(piece)?.groups?.attribute
    if (attribute !== undefined) return [{ type: 'facet', attribute: attribute.trim() }]
    return wordsOf(piece).map((word) => ({ type: 'word', word }))
  })
}
