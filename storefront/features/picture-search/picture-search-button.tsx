import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { PictureLink } from '#storefront/features/picture-search/picture-link.tsx'
import { usePictureTexts } from '#storefront/features/picture-search/picture-texts.ts'

/** Opens the picture search, from inside a search form. */
export function PictureSearchButton({ locale }: { readonly locale: Locale }) {
  return <PictureLink texts={usePictureTexts(locale)} page={href('pictureSearch', locale)} />
}
