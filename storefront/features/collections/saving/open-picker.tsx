import type { AssetName } from '#domain/personal-collections/assets.ts'
import { openDialog } from '#storefront/features/collections/saving/open-dialog.tsx'
import { Picker } from '#storefront/features/collections/saving/picker.tsx'

/** Opens the picker of collections over the current page. */
export function openPicker(asset: AssetName, artwork: string | undefined): Promise<void> {
  return openDialog((close) => <Picker asset={asset} artwork={artwork} onClose={close} />)
}
