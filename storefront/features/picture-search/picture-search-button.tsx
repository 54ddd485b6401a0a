import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { PictureDialog } from '#storefront/features/picture-search/picture-dialog.tsx'
import { usePictureTexts } from '#storefront/features/picture-search/picture-texts.ts'
import './picture-search.css'

/** Stands in a search form: opens the search by picture over the page, and leads to its page without scripts. */
export function PictureSearchButton({ locale }: { readonly locale: Locale }) {
  return <PictureDialog texts={usePictureTexts(locale)} page={href('pictureSearch', locale)} />
}
