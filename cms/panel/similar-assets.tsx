import type { VisuallySimilarItem } from '#cms/operations/pictures/read-visually-similar.ts'
import { panelPath } from './panel-path.ts'
import { Preview } from './preview.tsx'
import { deskText } from './texts/desk-text.ts'

interface SimilarAssetsProps {
  /** Most similar first; null while search by picture is unavailable. */
  readonly items: readonly VisuallySimilarItem[] | null
  /** The language of the panel. */
  readonly language: string
}

/** Similarity from which reviewers should compare two drawings before publication. */
const SUSPICIOUS = 0.92

export function SimilarAssets({ items, language }: SimilarAssetsProps) {
  return (
    <section className="motif-similar" aria-labelledby="motif-similar">
      <h3 id="motif-similar">{deskText(language, 'Similar assets')}</h3>
      {items === null ? <p>{deskText(language, 'Search by image is not available at the moment.')}</p> : null}
      {items?.length === 0 ? <p>{deskText(language, 'No published asset looks like it.')}</p> : null}
      <ul>
        {items?.map((item) => (
          <li key={item.id}>
            <a href={panelPath('items', item.id)}>
              <Preview shown={item.shown} title="" width={100} size="cell" />
              <span>
                {item.title}
                <small>{item.contributor}</small>
              </span>
            </a>
            <b data-suspicious={item.similarity >= SUSPICIOUS || undefined}>
              {Math.round(item.similarity * 100)}%
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}
