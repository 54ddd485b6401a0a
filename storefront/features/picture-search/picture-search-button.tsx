import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { PictureLink } from '#storefront/features/picture-search/picture-link.tsx'
import { usePictureTexts } from '#storefront/features/picture-search/picture-texts.ts'

/** Stands in a search form: opens the search by picture over the page, and leads to its page without scripts. */
export function PictureSearchButton({ locale }: { readonly locale: Locale }) {
  return <PictureLink texts={usePictureTexts(locale)} page={href('pictureSearch', locale)} />
}
