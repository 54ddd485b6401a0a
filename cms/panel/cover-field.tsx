import type { UIFieldServerComponent } from 'payload'
import { coverItems } from './cover-items.ts'
import { panelPath } from './panel-path.ts'
import { Preview } from './preview.tsx'
import { deskText } from './texts/desk-text.ts'

/** The cover of a pack as visitors see it: its first six items, each leading to its page in the panel. */
export const CoverField: UIFieldServerComponent = async ({ i18n, id, payload }) => {
  const items = id === undefined ? [] : await coverItems(payload, Number(id))
  return (
    <section className="motif-field" aria-label={deskText(i18n.language, 'Cover')}>
      <h3 className="motif-field__label">{deskText(i18n.language, 'Cover')}</h3>
      {items.length === 0 ? (
        <p className="motif-field__hint">
          {deskText(i18n.language, 'The first six items of the pack appear here.')}
        </p>
      ) : (
        <ul className="motif-cover motif-cover--field">
          {items.map(({ id: item, title, shown }) => (
            <li key={item}>
              <a href={panelPath('items', item)}>
                <Preview shown={shown} title={title} width={200} size="cover" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
