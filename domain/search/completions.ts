import type { Kind } from '#domain/assets/kinds.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { type Filler, fillersOf } from './filler-words.ts'
import { type TypedToken, tokensIn } from './word-parameters.ts'
import { foldLetters } from './words.ts'

/** One way to complete the typed text: phrases with these words, with filler words put back around them. */
export interface Completion {
  /** Empty: every phrase matches, the most popular is best. */
  readonly words: string
  /** Filler words before and after the phrase, each with its separating space, or empty. */
  readonly before: string
  readonly after: string
  /** Kinds that the filler words name; empty for all. */
  readonly kinds: readonly Kind[]
}

/** A shorter prefix is too ambiguous to complete a filler word. */
const MIN_PREFIX_LENGTH = 2
/** One kana or syllable of a joined word occurs in too many words. */
const JOINED: readonly Locale[] = ['ja', 'ko']
/** "corazón icono" reads worse than "icono corazón". */
const FILLER_FIRST: readonly Locale[] = ['es', 'pt', 'fr']

/**
 * Completions of the typed text, best first: as it is; then without its filler words, of which the last may be
 * unfinished: "heart ic" becomes phrases with "heart", each with "icon" behind it. A text without a letter or digit
 * has none.
 */
export function completionsOf(typed: string, locale: Locale): readonly Completion[] {
  const text = typed.trim()
  if (!/[\p{L}\p{N}]/u.test(text)) return []
  const tokens = finished(tokensIn(text, locale), locale)
  const asTyped = { words: text, before: '', after: '', kinds: [] }
  const fillers = tokens.filter(({ filler }) => filler !== null)
  if (fillers.length === 0) return [asTyped]
  const onlyKinds = tokens.every(({ filler }) => filler?.weight === 'nothing')
  const isWhole = fillers.every(({ text: filler }) => text.includes(filler))
  return onlyKinds && isWhole ? [framed(tokens, locale)] : [asTyped, framed(tokens, locale)]
}

function framed(tokens: readonly TypedToken[], locale: Locale): Completion {
  const first = tokens.findIndex(({ filler }) => filler === null)
  const telling = tokens.filter(({ filler }) => filler === null).map(({ text }) => text)
  const shown = (some: readonly TypedToken[]) =>
    some.filter(({ filler }) => isShown(filler)).map(({ text }) => text)
  const isFirst = first < 0 && FILLER_FIRST.includes(locale)
  const before = shown(isFirst ? tokens : tokens.slice(0, Math.max(first, 0)))
  const after = isFirst ? [] : shown(tokens.slice(Math.max(first, 0)))
  return {
    words: telling.join(' '),
    before: before.map((word) => `${word} `).join(''),
    after: after.map((word) => ` ${word}`).join(''),
    kinds: [...new Set(tokens.flatMap(({ filler }) => filler?.kinds ?? []))],
  }
}

/** Words for a kind and for "free" are put back; articles and prepositions are not. */
function isShown(filler: Filler | null): boolean {
  return filler !== null && (filler.kinds !== undefined || filler.free === true)
}

/** Completes the last word to a filler word that names a kind, where it is a prefix of one. */
function finished(tokens: readonly TypedToken[], locale: Locale): readonly TypedToken[] {
  const last = tokens.at(-1)
  if (last === undefined || last.filler !== null) return tokens
  return [...tokens.slice(0, -1), ...(finishWord(last, locale) ?? [last])]
}

function finishWord({ text, folded }: TypedToken, locale: Locale): readonly TypedToken[] | null {
  for (const [word, filler] of kindFillers(locale)) {
    const beginning = foldLetters(word)
    const completed = { text: word, folded: beginning, filler, colour: null }
    if (folded.length >= MIN_PREFIX_LENGTH && beginning.startsWith(folded)) return [completed]
    if (!JOINED.includes(locale) || /[a-z]/.test(word)) continue
    for (let length = beginning.length - 1; length >= MIN_PREFIX_LENGTH; length -= 1) {
      const rest = text.slice(0, -length)
      if (rest === '' || !folded.endsWith(beginning.slice(0, length))) continue
      return [{ text: rest, folded: foldLetters(rest), filler: null, colour: null }, completed]
    }
  }
  return null
}

/** Shortest first: "ic" is completed to "icon" before "icons"; words of the language before English. */
function kindFillers(locale: Locale): readonly (readonly [string, Filler])[] {
  return [...fillersOf(locale)]
    .filter(([, { kinds, weight }]) => kinds !== undefined && weight === 'nothing')
    .sort(([a], [b]) => a.length - b.length)
}
