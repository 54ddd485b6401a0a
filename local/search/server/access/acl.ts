/** What a key may be allowed to do; Algolia's words. */
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
