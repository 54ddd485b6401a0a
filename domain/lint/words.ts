/** Words that name a kind or a format: they match every work of it. */
export const KIND_WORDS: ReadonlySet<string> = setOf(`
  icon icons illustration illustrations vector svg png lottie animation template download`)

/** Words that name a style. */
export const STYLE_WORDS: ReadonlySet<string> = setOf(`
  line outline outlined filled flat duotone glyph gradient isometric monochrome solid`)

/** Praise and advertising: words that describe no work. */
export const FILLER_WORDS: ReadonlySet<string> = setOf(`
  amazing awesome beautiful best cool exclusive fantastic gorgeous great incredible nice perfect premium professional
  stunning stylish super trendy ultimate wonderful`)

/**
 * Names of brands that are no ordinary words. Left out are names that also mean a thing (apple, shell, target): a
 * drawing of the thing may have such a title.
 */
export const BRAND_WORDS: ReadonlySet<string> = setOf(`
  adidas airbnb android bmw coca-cola disney ebay facebook ferrari gucci ikea instagram iphone lamborghini lego linkedin
  marvel mastercard mcdonalds mercedes microsoft netflix nike nintendo paypal pepsi photoshop pinterest playstation
  pokemon porsche rolex samsung snapchat spotify starbucks tesla tiktok toyota twitter uber vuitton whatsapp xbox youtube`)

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}

/** The words of a text in lower case, without accents; a hyphen joins. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '')
}

/** The form that the search engine compares: `hearts` and `heart` are one word. */
export function singularOf(keyword: string): string {
  if (/(?:ss|us|is)$/.test(keyword) || keyword.length < 4) return keyword
  if (keyword.endsWith('ies')) return `${keyword.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss)es$/.test(keyword)) return keyword.slice(0, -2)
  return keyword.endsWith('s') ? keyword.slice(0, -1) : keyword
}
