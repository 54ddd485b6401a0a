/**
 * The Spanish, Portuguese, French, German, Japanese and Korean word for an English one. Null where no word of the
 * language has the same sense in every work with this word, because a wrong translation is worse than none.
 */
export type Translations = readonly [
  es: string | null,
  pt: string | null,
  fr: string | null,
  de: string | null,
  ja: string | null,
  ko: string | null,
]

/**
 * Translations that a person checked in the sense in which the category or the works use the word. The key is the
 * English word in lower case, with spaces for hyphens. Null where the word has several senses in all languages.
 */
export type WordTable = Readonly<Record<string, Translations | null>>
