const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Why a text cannot be the address of a coupon's page, in English for staff; null where it can, or where there is none. */
export function offerSlugFault(slug: unknown): string | null {
  if (slug === null || slug === undefined) return null
  return typeof slug === 'string' && slug.length <= 60 && SLUG.test(slug)
    ? null
    : 'An address has small letters, digits and single hyphens, such as spring-sale.'
}
