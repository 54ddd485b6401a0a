import { isReadyPalette } from '#domain/brand-palettes/ready-palettes.ts'
import { assetKey } from '#domain/personal-collections/assets.ts'
import { type ZipAsset, zipPath } from '#domain/zips/assets.ts'
import { showDownloaded } from '#storefront/features/collections/saving/favourite-marks.ts'
import { openDialog } from '#storefront/features/collections/saving/open-dialog.tsx'
import { ZipDialog } from '#storefront/features/collections/zip-dialog.tsx'
import { announceGranted } from '#storefront/session/download-allowance.ts'

/**
 * Opens the download of a pack or bundle over the current page.
 *
 * @param palette the ready palette that it begins with; anything else is the artworks' own colours
 */
export function openZip({ form, slug }: ZipAsset, palette: string): Promise<void> {
  return openDialog((close) => (
    <ZipDialog
      path={zipPath({ form, slug })}
      begin={isReadyPalette(palette) ? palette : null}
      onClose={close}
      onSaved={() => {
        showDownloaded(assetKey({ form, slug }))
        // What is left of a limit is read again.
        announceGranted({ item: slug, allowance: null })
      }}
    />
  ))
}
