/** East Asian scripts, whose forms of Chinese characters differ. */
export type EastAsian = 'jp' | 'kr' | 'sc'

/**
 * The typefaces that a text needs beside those for Latin; the first one draws characters that several have.
 * Kana and Hangul decide which forms of Chinese characters are used; each typeface covers its country's
 * character set, and other characters are drawn by the Chinese typeface, which is the largest. Symbols and
 * full-width letters are in each of them.
 */
export function eastAsianIn(text: string): readonly EastAsian[] {
  const hasKana = /[\u3040-\u30ff]/.test(text)
  const hasHangul = /\p{Script=Hangul}/u.test(text)
  const characters = text.match(/\p{Script=Han}/gu) ?? []
  const isMissing = (character: string) =>
    !(hasKana && inJapanese().has(character)) && !(hasHangul && inKorean().has(character))
  const found: EastAsian[] = [
    ...(hasKana ? (['jp'] as const) : []),
    ...(hasHangul ? (['kr'] as const) : []),
    ...(characters.some(isMissing) ? (['sc'] as const) : []),
  ]
  return found.length === 0 && /[\u3000-\u303f\uff00-\uffef]/.test(text) ? ['jp'] : found
}

/** JIS X 0208 and KS X 1001, in the encodings that decoders support. */
const inJapanese = once(() => charactersOf('shift_jis', 0x88, 0xea, 0x40))
const inKorean = once(() => charactersOf('euc-kr', 0xca, 0xfd, 0xa1))

/** Chinese characters of a two-byte encoding, without compatibility duplicates. */
function charactersOf(encoding: string, first: number, last: number, trail: number): ReadonlySet<string> {
  const pairs: number[] = []
  for (let lead = first; lead <= last; lead += 1) {
    for (let second = trail; second <= 0xfe; second += 1) pairs.push(lead, second)
  }
  const decoded = new TextDecoder(encoding).decode(Uint8Array.from(pairs))
  return new Set(
    Array.from(decoded).filter((character) => /\p{Script=Han}/u.test(character) && character < '\uf900'),
  )
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
