import type { RowKind } from './records.ts'

/**
 * Kinds of record that contain data of another row, and are updated when it changes. A pack's items contain its title;
 * its cover shows the first of them.
 */
export const RELATED = {
  items: ['packs'],
  packs: ['items', 'bundles'],
  contributors: ['items', 'packs', 'bundles'],
  styles: ['items', 'packs'],
  categories: ['items', 'packs'],
  tags: ['items', 'packs'],
} as const satisfies Record<string, readonly RowKind[]>

export type RelatedSource = keyof typeof RELATED
export const RELATED_SOURCES = Object.keys(RELATED) as readonly RelatedSource[]

export function isRelatedSource(resource: string): resource is RelatedSource {
  return Object.hasOwn(RELATED, resource)
}
