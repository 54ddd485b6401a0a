import type { LicenceCode } from '#domain/assets/licences.ts'

export type OwnLicence = Extract<LicenceCode, `motif-${string}`>

/** The full text of each own licence: a title, then numbered paragraphs separated by empty lines. */
export type OwnLicenceTexts = Readonly<Record<OwnLicence, string>>
