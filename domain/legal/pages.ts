/** The legal pages, at `/legal/{slug}`. */
export const LEGAL_PAGES = ['terms', 'privacy'] as const
export type LegalSlug = (typeof LEGAL_PAGES)[number]

export function isLegalSlug(value: string): value is LegalSlug {
  return (LEGAL_PAGES as readonly string[]).includes(value)
}
