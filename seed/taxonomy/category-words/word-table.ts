/**
 * Words of the category tree (`category-tree.ts`) that CLDR does not name: for each the Spanish, Portuguese, French,
 * German, Japanese and Korean word in the sense of its category. Words with several senses are left out, because a
 * wrong translation is worse than none.
 */
export type WordTable = Readonly<
  Record<string, readonly [es: string, pt: string, fr: string, de: string, ja: string, ko: string]>
>
