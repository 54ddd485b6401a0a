import type { UIFieldServerComponent } from 'payload'
import { readUses } from '#cms/operations/media-library/read-uses.ts'
import { PICTURE_USERS } from '#domain/media-library/uses.ts'
import { panelPath } from './panel-path.ts'
import { deskText, panelLocale } from './texts/desk-text.ts'

/** The documents that use a picture, with the state in which they use it. */
export const UsesField: UIFieldServerComponent = async ({ id, payload, i18n }) => {
  const language = panelLocale(i18n.language)
  const uses = id === undefined ? [] : await readUses(payload, Number(id), language)
  const name = (slug: string) => {
    const singular = payload.config.collections.find((one) => one.slug === slug)?.labels.singular
    return typeof singular === 'object' ? (singular[language] ?? singular.en ?? slug) : slug
  }
  return (
    <section className="motif-field" aria-label={deskText(language, 'Used in')}>
      <h3 className="motif-field__label">
        {deskText(language, 'Used in')} <span className="motif-desk__count">{uses.length}</span>
      </h3>
      {uses.length === 0 && (
        <p className="motif-field__hint">{deskText(language, 'No document uses this picture.')}</p>
      )}
      <ul className="motif-marks">
        {uses.map(({ resource, document, title, live }) => (
          <li key={`${resource} ${document}`} data-mark={live ? 'complete' : 'partial'}>
            <a href={panelPath(resource, document)}>{title || deskText(language, 'Untitled')}</a>
            <small>
              {[
                name(resource),
                PICTURE_USERS[resource].drafts && deskText(language, live ? 'Published' : 'Draft'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
