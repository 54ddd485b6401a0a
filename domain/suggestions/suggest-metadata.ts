import { BRAND_WORDS, KIND_WORDS, STYLE_WORDS, singularOf, wordsOf } from '#domain/lint/words.ts'

/** How many published assets near a draft have a keyword or category: near by their keywords, or by their picture. */
export interface Uses {
  readonly byName: number
  readonly byPicture: number
}

/** What is near a draft. */
export interface NearbyUses {
  readonly keywords: readonly (Uses & { readonly word: string })[]
  readonly categories: readonly (Uses & { readonly id: number })[]
}

export interface SuggestedMetadata {
  readonly keywords: readonly string[]
  /** Ids, best first. */
  readonly categories: readonly number[]
}

const MAX_KEYWORDS = 12
const MAX_CATEGORIES = 3
/** One asset with a similar picture says as much as three with a word of the name. */
const PICTURE_WEIGHT = 3
/** A single asset with a word of the name is no evidence. */
const LEAST_SCORE = 2

/**
 * Keywords and categories that most assets near a draft have, best first. Leaves out keywords that the draft has, words
 * of its title, and words that the lint rules refuse.
 */
export function suggestMetadata(
  { title, keywords }: { readonly title: string; readonly keywords: readonly string[] },
  nearby: NearbyUses,
): SuggestedMetadata {
  const taken = new Set([...wordsOf(title), ...keywords].map(singularOf))
  const words = ranked(nearby.keywords)
    .map(({ word }) => word)
    .filter(isAllowed)
    .filter((word) => {
      const form = singularOf(word)
      if (taken.has(form)) return false
      taken.add(form)
      return true
    })
  return {
    keywords: words.slice(0, MAX_KEYWORDS),
    categories: ranked(nearby.categories)
      .map(({ id }) => id)
      .slice(0, MAX_CATEGORIES),
  }
}

function ranked<One extends Uses>(uses: readonly One[]): readonly One[] {
  const scoreOf = ({ byName, byPicture }: Uses) => byName + byPicture * PICTURE_WEIGHT
  return uses
    .filter((one) => scoreOf(one) >= LEAST_SCORE)
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))
}

function isAllowed(word: string): boolean {
  const isRefused = [KIND_WORDS, STYLE_WORDS].some((list) => list.has(word))
  return /^[a-z][a-z' -]*$/.test(word) && !isRefused && !wordsOf(word).some((part) => BRAND_WORDS.has(part))
}
