import type { UIFieldServerComponent } from 'payload'
import { readMarks } from '#cms/operations/editors/read-translations.ts'
import { isTranslated } from '#domain/editors/resources.ts'
import { LOCALES } from '#domain/locales/locales.ts'
import { ConfirmTranslation } from './desk/confirm-translation.tsx'
import { markText } from './desk/entries.ts'
import { deskText, panelLocale } from './texts/desk-text.ts'

/** The state of a document in each language: what is missing, and what is older than its source. */
export const MarksField: UIFieldServerComponent = async ({ id, collectionSlug, payload, i18n }) => {
  if (!isTranslated(collectionSlug)) return null
  const language = panelLocale(i18n.language)
  const marks = id === undefined ? [] : await readMarks(payload, collectionSlug, Number(id))
  return (
    <section className="motif-field" aria-label={deskText(language, 'Translations')}>
      <h3 className="motif-field__label">{deskText(language, 'Translations')}</h3>
      {marks.length === 0 && (
        <p className="motif-field__hint">
          {deskText(language, 'The marks appear once English texts are saved.')}
        </p>
      )}
      <ul className="motif-marks">
        {marks.map((mark) => (
          <li key={mark.locale} data-mark={mark.mark}>
            <a href={`?locale=${mark.locale}`}>{LOCALES[mark.locale].name}</a>
            <small>{markText(language, mark)}</small>
            {mark.mark === 'outdated' && (
              <ConfirmTranslation
                path={`/${collectionSlug}/${id}/translations/${mark.locale}/confirm`}
                label={deskText(language, 'Up to date')}
                name={`${LOCALES[mark.locale].name}: ${deskText(language, 'Up to date')}`}
                refusals={{
                  other: deskText(language, 'This did not work. Check the connection and try again.'),
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
