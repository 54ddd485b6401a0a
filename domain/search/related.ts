import type { RowKind } from './records.ts'

/**
 * Whose words and pictures other records show: of each, the kinds of record that follow when it changes. A pack's
 * items carry its title; its cover shows the first of them.
 */
export const RELATED = {
  items: ['packs'],
  packs: ['items', 'bundles'],
  contributors: ['items', 'packs', 'bundles'],
  styles: ['items', 'packs'],
  categories: ['items', 'packs'],
  tags: ['items'],
} as const satisfies Record<string, readonly RowKind[]>

export type RelatedSource = keyof typeof RELATED
export const RELATED_SOURCES = Object.keys(RELATED) as readonly RelatedSource[]

export function isRelatedSource(resource: string): resource is RelatedSource {
  return Object.hasOwn(RELATED, resource)
}
