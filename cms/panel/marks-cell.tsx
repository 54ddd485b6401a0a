import { readMarks } from '#cms/operations/editors/read-translations.ts'
import { isTranslated } from '#domain/editors/resources.ts'
import { LOCALES } from '#domain/locales/locales.ts'
import type { CellProps } from './cell-props.ts'
import { markText } from './desk/entries.ts'
import { deskText, panelLocale } from './texts/desk-text.ts'

/** The languages of a document in a list that are missing or older than its source. */
export async function MarksCell({ rowData, payload, collectionSlug, i18n }: CellProps) {
  if (rowData === undefined || !isTranslated(collectionSlug)) return null
  const language = panelLocale(i18n.language)
  const marks = await readMarks(payload, collectionSlug, Number(rowData.id))
  const open = marks.filter(({ mark }) => mark !== 'source' && mark !== 'complete')
  if (marks.length === 0) return null
  if (open.length === 0) return <span className="motif-quiet">{deskText(language, 'Complete')}</span>
  return (
    <span className="motif-marks--cell">
      {open.map((mark) => (
        <abbr
          key={mark.locale}
          data-mark={mark.mark}
          title={`${LOCALES[mark.locale].name}: ${markText(language, mark)}`}
        >
          {mark.locale}
        </abbr>
      ))}
    </span>
  )
}
