import {
  type Contributors,
  contributorsSchema,
  type Profile,
  profileSchema,
} from '#domain/contract/directories.ts'
import type { Designation } from '#domain/contributors/designations.ts'
import type { ContributorFinding } from '#domain/contributors/finding.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { readCatalogue, readExisting } from '#storefront/data/catalogue.ts'

interface Asked extends ContributorFinding {
  /** Only contributors who accept commissions for this. */
  readonly designation?: Designation
  readonly page: number
}

/** One page of contributors with published work. */
export function readContributors(locale: Locale, asked: Asked): Promise<Contributors> {
  const { find, order, designation, page } = asked
  return readExisting({
    locale,
    path: '/contributors',
    query: { find, order, designation, page },
    name: 'contributors',
    schema: contributorsSchema,
    tags: [CACHE_TAGS.contributors()],
  })
}

/** One contributor; null when the username does not exist. */
export function readContributor(locale: Locale, username: string): Promise<Profile | null> {
  const path = `/contributors/${encodeURIComponent(username)}`
  const tags = [CACHE_TAGS.contributor(username)]
  return readCatalogue({ locale, path, name: 'contributor', schema: profileSchema, tags })
}
