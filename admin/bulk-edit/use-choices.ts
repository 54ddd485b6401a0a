import { useMemo } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import type { CellChoices, Choice } from '#domain/bulk-edit/cells.ts'
import type { MetadataOptions } from '#domain/contract/console/submissions.ts'

/** What the cells of the grid accept, in the language of the console and by the names that files use. */
export function useCellChoices({ categories, styles }: MetadataOptions): CellChoices {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return useMemo(
    () => ({
      kind: KIND_CODES.map((value) => ({
        value,
        name: translate(`console.values.kind.${value}`, { locale }),
        aliases: [value],
      })),
      category: categories.map(choiceOf),
      style: styles.map(choiceOf),
      flag: [false, true].map((value) => ({
        value,
        name: translate(`ra.boolean.${value}`, { locale }),
        aliases: value ? ['true', 'yes'] : ['false', 'no'],
      })),
    }),
    [categories, styles, translate, locale],
  )
}

function choiceOf({ id, name }: { readonly id: number; readonly name: string }): Choice<number> {
  return { value: id, name }
}
