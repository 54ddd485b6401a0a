import type { Profile } from '#domain/contract/directories.ts'

/** The fields that spec section 3 names for a contributor's pictures, with the names of the specification. */
export function specContributor({ picture, cover, company }: Profile) {
  return { urls: { photo: picture, cover }, company_urls: company }
}
