import { QuickMenu } from '#storefront/features/collections/quick/quick-menu.tsx'
import { openDialog } from '#storefront/features/collections/saving/open-dialog.tsx'

/** Opens the menu of an item beside its card, on small screens as a sheet. */
export function openQuickMenu(slug: string, card: Element, artwork: string | undefined): Promise<void> {
  return openDialog((close) => <QuickMenu slug={slug} card={card} artwork={artwork} onClose={close} />)
}
