import type { Locale } from '#domain/locales/locales.ts'

/**
 * A concept that people search for in a library of assets (a shopping cart, a magnifying glass, "log out"), with the
 * words for it in each language. Search uses them as synonyms.
 */
export interface Idea {
  /** Kebab-case English, unique over all ideas. */
  readonly id: string
  /**
   * Words and phrases for the idea, separated by commas, the most usual first, at most 12. They find each other and
   * the English words of the same idea. A word after `~` is broader or ambiguous ("basket" for a shopping cart): it
   * finds the idea, but other words of the idea do not find it.
   */
  readonly words: Readonly<Record<Locale, string>>
  /** What it is drawn as, as in `drawn-as.ts`. */
  readonly drawnAs?: string
}
