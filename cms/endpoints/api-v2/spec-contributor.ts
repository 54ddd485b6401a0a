import type { Profile } from '#domain/contract/directories.ts'

/** The fields that spec section 3 names for a contributor's pictures, with the names of the specification. */
export function specContributor({ avatar, cover, company }: Profile) {
  return { urls: { photo: avatar.picture, cover }, company_urls: company }
}
