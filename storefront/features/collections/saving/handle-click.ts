import { FORMS } from '#domain/assets/forms.ts'
import { readAssetKey } from '#domain/personal-collections/assets.ts'
import { readZipKey } from '#domain/zips/assets.ts'
import { toggleFavourite } from '#storefront/features/collections/saving/favourite.ts'
import { askToLogIn } from '#storefront/session/intents.ts'

/** Handles the buttons of an asset; saving asks a visitor to log in first, then continues. */
export async function handleClick(button: HTMLElement): Promise<void> {
  const zipped = readZipKey(button.dataset.zip ?? '')
  if (zipped !== null) {
    const { openZip } = await import('./open-zip.tsx')
    return openZip(zipped, button.dataset.palette ?? '')
  }
  const artwork = pictureOf(button)
  const form = FORMS.find((one) => one === button.dataset.buy)
  if (form !== undefined) {
    const { buyAsset } = await import('#storefront/actions/buy/buy-asset.ts')
    return buyAsset({ form, slug: button.dataset.slug ?? '' })
  }
  const asset = readAssetKey(button.dataset.asset ?? '')
  if (asset === null) return
  if ('save' in button.dataset) return toggleFavourite(asset, button.ariaPressed !== 'true', artwork)
  if ('quick' in button.dataset) {
    const { repeatAction } = await import('../quick/repeat-action.ts')
    return repeatAction(button, asset.slug, artwork)
  }
  if ('more' in button.dataset) {
    const { openQuickMenu } = await import('../quick/open-quick-menu.tsx')
    return openQuickMenu(asset.slug, button.closest('.plate') ?? button, artwork)
  }
  if (!(await askToLogIn('collection'))) return
  const { openPicker } = await import('./open-picker.tsx')
  await openPicker(asset, artwork)
}

/** The picture of the button's asset. */
function pictureOf(button: HTMLElement): string | undefined {
  const card = button.closest('.plate, .pack, .entry')
  const picture = (card ?? document).querySelector<HTMLImageElement>(
    card === null ? '.stage img, .ph__a img' : 'img',
  )
  return picture?.currentSrc || picture?.src
}
