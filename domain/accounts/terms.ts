/** Since when the current terms are in force; an earlier acceptance was of another text (spec section 4). */
export const TERMS = {
  user: '2021-02-10T00:00:00.000Z',
  contributor: '2024-09-10T00:00:00.000Z',
} as const

export type TermsKind = keyof typeof TERMS
export const TERMS_KINDS = Object.keys(TERMS) as readonly TermsKind[]

/** Whether terms accepted at a moment (ISO 8601; null for never) are those in force. */
export function termsAccepted(kind: TermsKind, acceptedAt: string | null): boolean {
  return acceptedAt !== null && Date.parse(acceptedAt) >= Date.parse(TERMS[kind])
}
