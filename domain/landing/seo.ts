/** Maximum characters of what search engines show; they cut longer texts off. */
export const SEO_LENGTHS = { title: 70, description: 170 } as const

interface Described {
  readonly title: string
  readonly description: string | null
}

/** The title and description of a page in search results: its own for them, or else those of the page. */
export function searchTexts(
  page: Described,
  seo: Readonly<Partial<Record<keyof Described, string | null>>> | null,
): Described {
  const [title, description] = [seo?.title, seo?.description].map((text) => text?.trim() || null)
  return { title: title ?? page.title, description: description ?? page.description }
}
