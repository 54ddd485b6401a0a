import type { Resource } from '#domain/permissions/permissions.ts'

/** What editors write that links to pages of this site, and so is checked for broken links. */
export const LINKED_RESOURCES = {
  'landing-pages': 'collection',
  posts: 'collection',
  'legal-pages': 'collection',
  redirects: 'collection',
  announcements: 'global',
} as const satisfies Partial<Record<Resource, 'collection' | 'global'>>

export type LinkedResource = keyof typeof LINKED_RESOURCES
export const LINKED_RESOURCE_CODES = Object.keys(LINKED_RESOURCES) as readonly LinkedResource[]
export type LinkedCollection = {
  [R in LinkedResource]: (typeof LINKED_RESOURCES)[R] extends 'collection' ? R : never
}[LinkedResource]

/** What is marked by language: missing, or older than its source. */
export const TRANSLATED_RESOURCES = [
  'landing-pages',
  'posts',
  'pictures',
] as const satisfies readonly Resource[]
export type TranslatedResource = (typeof TRANSLATED_RESOURCES)[number]

export function isTranslated(resource: string): resource is TranslatedResource {
  return TRANSLATED_RESOURCES.some((one) => one === resource)
}

/** Collections of which each save is followed: its links, its translations, or both. */
export type FollowedCollection = LinkedCollection | TranslatedResource
export const FOLLOWED_COLLECTIONS: readonly FollowedCollection[] = [
  ...new Set([
    ...LINKED_RESOURCE_CODES.filter(
      (code): code is LinkedCollection => LINKED_RESOURCES[code] === 'collection',
    ),
    ...TRANSLATED_RESOURCES,
  ]),
]

export function isLinked(resource: string): resource is LinkedResource {
  return Object.hasOwn(LINKED_RESOURCES, resource)
}

/** What has drafts that wait for their publication. */
export const DRAFTED_RESOURCES = [
  'landing-pages',
  'posts',
  'collections',
] as const satisfies readonly Resource[]
export type DraftedResource = (typeof DRAFTED_RESOURCES)[number]

export function isDrafted(resource: string): resource is DraftedResource {
  return DRAFTED_RESOURCES.some((one) => one === resource)
}
