import type { LandingPage } from '#domain/contract/landing.ts'
import { LANDING_PLACES } from '#domain/landing/places.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { blockSlots } from '#storefront/app/block-slots.tsx'
import { Blocks } from '#storefront/features/blocks/blocks.tsx'

interface PageBlocksProps {
  readonly locale: Locale
  readonly page: LandingPage
  /** The heading of a page that consists of blocks; null where the page has one above them. */
  readonly title: string | null
  /** The page is the preview of a draft, which refreshes in place. */
  readonly isDraft?: boolean
}

/** The blocks of a landing page; nothing for a page with a heading and no blocks. */
export async function PageBlocks({ locale, page, title, isDraft = false }: PageBlocksProps) {
  const { place, slug, blocks } = page
  if (blocks.length === 0 && title === null) return null
  const slots = await blockSlots(blocks, locale, href(LANDING_PLACES[place].family, locale, { slug }))
  return <Blocks blocks={blocks} locale={locale} slots={slots} title={title} isDraft={isDraft} />
}
