import type { Visibility } from '#domain/assets/visibility.ts'
import type { AssetChange } from './types.ts'

/** What of an asset matters to people who follow its maker, or who downloaded it. */
export interface NoticedAsset {
  readonly visibility: Visibility
  /** Id of the licence it is offered under. */
  readonly licence: number | null
}

/** Whether the asset can be seen from now on, and could not be seen before. `before` is null for a new one. */
export function becamePublic(before: NoticedAsset | null, after: NoticedAsset): boolean {
  return after.visibility === 'published' && before?.visibility !== 'published'
}

/** What those are told who downloaded it; null for nothing. */
export function changeToTell(before: NoticedAsset | null, after: NoticedAsset): AssetChange | null {
  if (before === null) return null
  const { visibility } = after
  if (visibility !== before.visibility && (visibility === 'retired' || visibility === 'removed'))
    return visibility
  const isRelicensed = after.licence !== null && before.licence !== null && after.licence !== before.licence
  return isRelicensed ? 'licence' : null
}
