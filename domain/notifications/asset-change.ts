import type { Visibility } from '#domain/assets/visibility.ts'
import type { AssetChange } from './types.ts'

/** The fields of an asset that followers of its contributor and its downloaders are notified about. */
export interface NotifiableAsset {
  readonly visibility: Visibility
  /** Id of its licence. */
  readonly licence: number | null
}

/** Whether the change makes the asset public. `before` is null for a new one. */
export function becamePublic(before: NotifiableAsset | null, after: NotifiableAsset): boolean {
  return after.visibility === 'published' && before?.visibility !== 'published'
}

/** The change that downloaders are notified of; null for none. */
export function changeToNotify(before: NotifiableAsset | null, after: NotifiableAsset): AssetChange | null {
  if (before === null) return null
  const { visibility } = after
  if (visibility !== before.visibility && (visibility === 'retired' || visibility === 'removed'))
    return visibility
  const isRelicensed = after.licence !== null && before.licence !== null && after.licence !== before.licence
  return isRelicensed ? 'licence' : null
}
