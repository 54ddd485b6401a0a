/** Rights of a key, by Algolia's names. */
export const ACLS = [
  'addObject',
  'analytics',
  'browse',
  'deleteIndex',
  'deleteObject',
  'editSettings',
  'inference',
  'listIndexes',
  'logs',
  'personalization',
  'recommendation',
  'search',
  'seeUnretrievableAttributes',
  'settings',
  'usage',
] as const

export type Acl = (typeof ACLS)[number]

export function isAcl(word: unknown): word is Acl {
  return ACLS.some((acl) => acl === word)
}
