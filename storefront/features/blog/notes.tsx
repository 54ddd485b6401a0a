import { useTranslations } from 'next-intl'
import { noteId, noteMarkId } from './inline.tsx'

/** The footnotes, each with the way back to its mark. */
export function Notes({ notes }: { readonly notes: readonly string[] }) {
  const t = useTranslations('blog')
  return (
    <section className="notes" aria-labelledby="notes">
      <h2 id="notes">{t('notes')}</h2>
      <ol>
        {notes.map((note, place) => (
          <li key={noteId(place + 1)} id={noteId(place + 1)}>
            {note}{' '}
            <a
              className="link"
              href={`#${noteMarkId(place + 1)}`}
              aria-label={t('backToNote', { number: place + 1 })}
            >
              ↩
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
