import { useTranslate } from 'react-admin'
import { KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import { RowTable } from '../money/row-table.tsx'

/** What one download of each kind counts in a pool. */
export function WeightTable({ weights }: { readonly weights: Readonly<Record<Kind, number>> }) {
  const translate = useTranslate()
  return (
    <RowTable
      heading="console.royalties.weights"
      rows={KIND_CODES}
      keyOf={(kind) => kind}
      columns={{
        kind: (kind) => translate(`console.values.kind.${kind}`),
        weight: (kind) => weights[kind],
      }}
    />
  )
}
