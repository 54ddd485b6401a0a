import { useTranslate } from 'react-admin'
import { priceText } from '#domain/bulk-edit/cells.ts'
import type { MetadataOptions } from '#domain/contract/console/submissions.ts'
import type { Draft, DraftField } from './draft.ts'

/** The text of a field of the metadata form, in the language of the console. */
export function useValueText({ categories, styles }: MetadataOptions) {
  const translate = useTranslate()
  const none = translate('console.metadata.none')
  const nameOf = (options: MetadataOptions['categories'], id: number | null) =>
    options.find((option) => option.id === id)?.name ?? none
  const texts: { readonly [F in DraftField]: (draft: Draft) => string } = {
    title: ({ title }) => title,
    description: ({ description }) => description ?? '',
    keywords: ({ keywords }) => keywords.join(', '),
    kind: ({ kind }) => translate(`console.values.kind.${kind}`),
    category: ({ category }) => nameOf(categories, category),
    style: ({ style }) => nameOf(styles, style),
    price_cents: ({ price_cents: cents }) =>
      cents === null ? translate('console.fields.free') : priceText(cents),
    generative_ai: ({ generative_ai: isGenerated }) =>
      isGenerated === null
        ? translate('console.metadata.undeclared')
        : translate(`ra.boolean.${isGenerated}`),
    editorial_only: ({ editorial_only: isEditorial }) => translate(`ra.boolean.${isEditorial}`),
  }
  return (field: DraftField, draft: Draft): string => texts[field](draft).trim() || none
}
