import { LICENCES, type LicenceCode } from '#domain/assets/licences.ts'

export interface Attributed {
  readonly title: string
  readonly author: string
  readonly sourceUrl: string | null
  readonly licence: LicenceCode
}

/**
 * The line that names a work's author: title, author, source, licence with its link (the order that Creative Commons
 * recommends). A page shows it with the title in its own language; a delivered file always carries the English one.
 */
export function attributionLine({ title, author, sourceUrl, licence }: Attributed): string {
  const { name, url } = LICENCES[licence]
  const source = sourceUrl === null ? '' : ` (${sourceUrl})`
  return `“${title}” by ${author}${source}, ${name}${url === null ? '' : ` (${url})`}`
}
