import { symbolsOf } from '#local/search/engine/analysis/emoji.ts'
import type { TextRules } from '#local/search/engine/analysis/text-rules.ts'
import { tokenize } from '#local/search/engine/analysis/tokenize.ts'
import type { SynonymLookup } from '#local/search/engine/planner/synonym-lookup.ts'
import { type CompiledRule, compileRules } from './rules/compile-rules.ts'
import type { SearchableIndex } from './searchable-index.ts'
import { compileSynonyms, type WordsOf } from './synonyms/compile.ts'
import type { Synonym } from './synonyms/synonym.ts'

/** The compiled rules of an index, cached while they and its schema do not change. */
export function compiledRules({ rules, store }: SearchableIndex): readonly CompiledRule[] {
  return ruleMemory(rules, store.schema)
}

/** The compiled synonyms of an index, cached while they and its schema do not change. */
export function compiledSynonyms({ synonyms, store }: SearchableIndex): SynonymLookup {
  return synonymMemory(synonyms, store.schema)
}

/** Splits texts into folded words as an index with these rules does. */
export function wordsIn(rules: TextRules): WordsOf {
  return (text) => tokenize(text, rules).map(({ word }) => word)
}

const ruleMemory = cached(compileRules)
const synonymMemory = cached((synonyms: readonly Synonym[], wordsOf) =>
  compileSynonyms(synonyms, (text) => {
    const words = wordsOf(text)
    return words.length > 0 ? words : symbolsOf(text)
  }),
)

/** Caches the compiled form of a list and its text rules until the list is garbage. */
function cached<Entry, Made>(
  make: (list: readonly Entry[], wordsOf: WordsOf) => Made,
): (list: readonly Entry[], rules: TextRules) => Made {
  const kept = new WeakMap<readonly Entry[], { readonly rules: TextRules; readonly made: Made }>()
  return (list, rules) => {
    const known = kept.get(list)
    if (known?.rules === rules) return known.made
    const made = make(list, wordsIn(rules))
    kept.set(list, { rules, made })
    return made
  }
}
