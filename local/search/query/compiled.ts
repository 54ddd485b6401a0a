import { tokenize } from '#local/search/engine/analysis/tokenize.ts'
import type { SynonymLookup } from '#local/search/engine/planner/synonym-lookup.ts'
import { type CompiledRule, compileRules } from './rules/compile-rules.ts'
import type { SearchableIndex } from './searchable-index.ts'
import { compileSynonyms, type WordsOf } from './synonyms/compile.ts'

/** The rules of an index, compiled once for as long as they and its languages stay. */
export function compiledRules({ rules, store }: SearchableIndex): readonly CompiledRule[] {
  return ruleMemory(rules, store.schema.languages)
}

/** The synonyms of an index, compiled once for as long as they and its languages stay. */
export function compiledSynonyms({ synonyms, store }: SearchableIndex): SynonymLookup {
  return synonymMemory(synonyms, store.schema.languages)
}

/** Cuts texts into folded words as an index with these languages does. */
export function wordsIn(languages: readonly string[]): WordsOf {
  return (text) => tokenize(text, languages).map(({ word }) => word)
}

const ruleMemory = remember(compileRules)
const synonymMemory = remember(compileSynonyms)

/** Keeps what is made of a list, by the languages it was made for, until nobody holds the list any more. */
function remember<Entry, Made>(
  make: (list: readonly Entry[], wordsOf: WordsOf) => Made,
): (list: readonly Entry[], languages: readonly string[]) => Made {
  const kept = new WeakMap<readonly Entry[], { readonly languages: string; readonly made: Made }>()
  return (list, languages) => {
    const known = kept.get(list)
    const key = languages.join()
    if (known?.languages === key) return known.made
    const made = make(list, wordsIn(languages))
    kept.set(list, { languages: key, made })
    return made
  }
}
