import { itemCards } from '#cms/operations/catalogue/item-cards.ts'
import { bundleCards, packCards } from '#cms/operations/catalogue/pack-cards.ts'
import type { Payload } from '#cms/operations/database.ts'
import { FORMS, type Form } from '#domain/assets/forms.ts'
import type { Card } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** The cards of assets by form, in the order of their ids. */
const CARDS_OF_FORM = {
  item: itemCards,
  pack: packCards,
  bundle: bundleCards,
} as const satisfies Record<
  Form,
  (payload: Payload, ids: readonly number[], locale: Locale) => Promise<readonly Card[]>
>

/** The cards of assets of several forms; unknown ids are left out. */
export async function cardsOfAssets(
  payload: Payload,
  assets: readonly { readonly form: Form; readonly id: number }[],
  locale: Locale,
): Promise<readonly Card[]> {
  const cards = await Promise.all(
    FORMS.map((form) => {
      const ids = assets.filter((asset) => asset.form === form).map(({ id }) => id)
      return CARDS_OF_FORM[form](payload, ids, locale)
    }),
  )
  return cards.flat()
}
