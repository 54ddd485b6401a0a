/** A syllable of Hangul consists of a leading consonant, a vowel and an optional final consonant. */
const FIRST = 0xac00
const VOWELS = 21
const TRAILS = 28
const LEADING_CONSONANTS = 19
const LAST = FIRST + LEADING_CONSONANTS * VOWELS * TRAILS - 1

/** Vowels that sound alike and are confused most often: ㅐ ㅔ, ㅒ ㅖ, ㅙ ㅚ ㅞ, ㅢ ㅣ. */
const ALIKE: readonly (readonly number[])[] = [
  [1, 5],
  [3, 7],
  [10, 11, 15],
  [19, 20],
]

/** A shorter word too easily becomes another one: 사과, 사고. */
const SHORTEST_FOR_ANY = 3
const MAX_LENGTH = 12

/**
 * The words of Hangul that differ from one in a single letter of a syllable: 켈린더, 캘린더. As keyboards compose
 * syllables, a typo makes another syllable, and edits of syllables do not distinguish it from a different
 * word. In words of two syllables only similar vowels are exchanged.
 */
export function* hangulNeighbours(word: string): Generator<string> {
  const syllables = [...word]
  if (syllables.length < 2 || syllables.length > MAX_LENGTH || !syllables.every(isSyllable)) return
  for (const [at, syllable] of syllables.entries()) {
    const others = syllables.length < SHORTEST_FOR_ANY ? withAlikeVowel(syllable) : withOtherLetter(syllable)
    for (const other of others) yield [...syllables.slice(0, at), other, ...syllables.slice(at + 1)].join('')
  }
}

function isSyllable(text: string): boolean {
  const code = text.charCodeAt(0)
  return text.length === 1 && code >= FIRST && code <= LAST
}

function* withAlikeVowel(syllable: string): Generator<string> {
  const [lead, vowel, trail] = lettersOf(syllable)
  for (const other of ALIKE.find((vowels) => vowels.includes(vowel)) ?? [])
    if (other !== vowel) yield compose(lead, other, trail)
}

function* withOtherLetter(syllable: string): Generator<string> {
  const [lead, vowel, trail] = lettersOf(syllable)
  for (let other = 0; other < VOWELS; other++) if (other !== vowel) yield compose(lead, other, trail)
  for (let other = 0; other < TRAILS; other++) if (other !== trail) yield compose(lead, vowel, other)
  for (let other = 0; other < LEADING_CONSONANTS; other++)
    if (other !== lead) yield compose(other, vowel, trail)
}

function lettersOf(syllable: string): readonly [number, number, number] {
  const place = syllable.charCodeAt(0) - FIRST
  return [Math.floor(place / (VOWELS * TRAILS)), Math.floor(place / TRAILS) % VOWELS, place % TRAILS]
}

function compose(lead: number, vowel: number, trail: number): string {
  return String.fromCharCode(FIRST + (lead * VOWELS + vowel) * TRAILS + trail)
}
