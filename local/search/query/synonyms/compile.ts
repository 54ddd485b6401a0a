import type { SynonymAlternative, SynonymLookup } from '#local/search/engine/planner/synonym-lookup.ts'
import type { Synonym } from './synonym.ts'

/** Splits a text into folded words, as the index does. */
export type WordsOf = (text: string) => readonly string[]

interface Group {
  readonly members: readonly (readonly string[])[]
  readonly typos: 0 | 1 | 2
}

interface Entries {
  /** The groups of a phrase, by its words joined with spaces. */
  readonly byPhrase: Map<string, Group[]>
  /** The length of the longest phrase that begins with a word. */
  readonly longest: Map<string, number>
}

export const NO_SYNONYMS: SynonymLookup = { at: () => [] }

/**
 * Compiles synonyms. Each group is stored once and shared by all its members, so that memory grows with the
 * given words and not with the pairs that they form.
 */
export function compileSynonyms(synonyms: readonly Synonym[], wordsOf: WordsOf): SynonymLookup {
  if (synonyms.length === 0) return NO_SYNONYMS
  const entries: Entries = { byPhrase: new Map(), longest: new Map() }
  const cut = cutOnce(wordsOf)
  for (const synonym of synonyms) add(entries, synonym, cut)
  return {
    at: (words, position) => alternativesAt(entries, words, position),
    near: nearPhrases(entries),
  }
}

/** Cached, as many synonyms share a word, and segmenting Japanese or Korean is slow. */
function cutOnce(wordsOf: WordsOf): WordsOf {
  const known = new Map<string, readonly string[]>()
  return (text) => {
    const words = known.get(text) ?? wordsOf(text)
    known.set(text, words)
    return words
  }
}

function add(entries: Entries, synonym: Synonym, wordsOf: WordsOf): void {
  const cut = (texts: readonly string[]) => texts.map(wordsOf).filter((words) => words.length > 0)
  const { looked, found, typos } = directionOf(synonym)
  const members = cut(found)
  register(entries, looked === found ? members : cut(looked), { members, typos })
}

/** The phrases that are searched, and those that are found instead; the same list for symmetric synonyms. */
function directionOf(synonym: Synonym): {
  readonly looked: readonly string[]
  readonly found: readonly string[]
  readonly typos: 0 | 1 | 2
} {
  switch (synonym.type) {
    case 'synonym':
      return { looked: synonym.synonyms, found: synonym.synonyms, typos: 0 }
    case 'oneWaySynonym':
      return { looked: [synonym.input], found: synonym.synonyms, typos: 0 }
    case 'altCorrection1':
      return { looked: [synonym.word], found: synonym.corrections, typos: 1 }
    case 'altCorrection2':
      return { looked: [synonym.word], found: synonym.corrections, typos: 2 }
    case 'placeholder':
      return { looked: synonym.replacements, found: [synonym.placeholder], typos: 0 }
  }
}

function register(
  { byPhrase, longest }: Entries,
  phrases: readonly (readonly string[])[],
  group: Group,
): void {
  for (const words of phrases) {
    const [first = ''] = words
    const phrase = words.join(' ')
    const groups = byPhrase.get(phrase)
    if (groups) groups.push(group)
    else byPhrase.set(phrase, [group])
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length))
  }
}

/** A shorter word is near to too many. */
const SHORTEST_NEAR = 5

/**
 * Looks up single words that have a synonym, begin with the same letter, and are one edit away: among those
 * of similar length and that letter, which are collected at the first lookup.
 */
function nearPhrases({ byPhrase }: Entries): (word: string) => readonly string[] {
  let byShape: ReadonlyMap<string, readonly string[]> | null = null
  const shapeOf = (word: string, more: number) => `${word[0]} ${word.length + more}`
  return (word) => {
    if (word.length < SHORTEST_NEAR) return []
    byShape ??= Map.groupBy(
      [...byPhrase.keys()].filter((phrase) => !phrase.includes(' ')),
      (phrase) => shapeOf(phrase, 0),
    )
    const alike = [-1, 0, 1].flatMap((more) => byShape?.get(shapeOf(word, more)) ?? [])
    return alike.filter((phrase) => phrase !== word && isOneEdit(phrase, word))
  }
}

/** Whether one insertion, deletion, replacement or transposition turns one word into the other. */
function isOneEdit(one: string, other: string): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const [rest, otherRest] = [one.slice(same), other.slice(same)]
  const isSwapped =
    rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2)
  return (
    isSwapped ||
    rest.slice(1) === otherRest.slice(1) ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest
  )
}

function alternativesAt(
  { byPhrase, longest }: Entries,
  words: readonly string[],
  position: number,
): readonly SynonymAlternative[] {
  const most = Math.min(longest.get(words[position] ?? '') ?? 0, words.length - position)
  const found = new Map<string, SynonymAlternative>()
  for (let span = 1; span <= most; span++) {
    const phrase = words.slice(position, position + span).join(' ')
    for (const { members, typos } of byPhrase.get(phrase) ?? []) {
      for (const member of members) {
        const joined = member.join(' ')
        const key = `${span}:${joined}`
        if (joined !== phrase && (found.get(key)?.typos ?? 3) > typos) {
          found.set(key, { words: member, span, typos })
        }
      }
    }
  }
  return [...found.values()]
}
