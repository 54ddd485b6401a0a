/** One page of legal text in one language. */
export interface LegalText<Section extends string> {
  readonly title: string
  readonly lead: string
  readonly sections: Readonly<Record<Section, readonly [heading: string, text: string]>>
}

export const TERMS_SECTIONS = [
  'library',
  'account',
  'licences',
  'limits',
  'contributors',
  'complaints',
  'prices',
  'liability',
  'end',
  'changes',
] as const
export const PRIVACY_SECTIONS = [
  'visit',
  'cookies',
  'account',
  'downloads',
  'pictures',
  'messages',
  'others',
  'rights',
] as const

export interface LegalTexts {
  readonly terms: LegalText<(typeof TERMS_SECTIONS)[number]>
  readonly privacy: LegalText<(typeof PRIVACY_SECTIONS)[number]>
}
