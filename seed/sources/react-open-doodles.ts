import { createElement, type FunctionComponent } from 'react'
import type { SeedSource } from '#seed/seed-item.ts'
import { importedAuthor } from './contributors.ts'
import { bytesOf, withSize } from './svg-text.ts'
import { fromName } from './words.ts'

/** The drawings are Pablo Stanley's; the package only wraps them. */
const AUTHOR = importedAuthor('Pablo Stanley', 'person', 'https://www.opendoodles.com')
const PACK = 'open-doodles:hand-drawn'

/** Sketchy people, drawn by hand. */
export const reactOpenDoodles: SeedSource = {
  name: 'react-open-doodles',
  contributors: [AUTHOR],
  packs: [
    {
      key: PACK,
      kind: 'illustration',
      title: 'Open Doodles',
      description: 'Sketchy drawings of people at leisure, in ink with one accent.',
      style: 'hand-drawn',
      category: 'people',
      contributor: AUTHOR.username,
      licence: 'mit',
      sourceUrl: 'https://github.com/lunahq/react-open-doodles',
      price: null,
      tint: 'red',
      featured: true,
    },
  ],
  async *items() {
    const { renderToStaticMarkup } = await import('react-dom/server')
    const doodles: Readonly<Record<string, unknown>> = await import('react-open-doodles')
    for (const [name, doodle] of Object.entries(doodles).sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (!isDoodle(name, doodle)) continue
      yield {
        sourceKey: `open-doodles:${name}`,
        kind: 'illustration',
        ...fromName(name.replace(/Doodle$/, ''), ['people', 'person', 'doodle', 'sketch', 'hand drawn']),
        bytes: bytesOf(withSize(renderToStaticMarkup(createElement(doodle)))),
        style: 'hand-drawn',
        people: { count: 1 },
        pack: PACK,
        sourceUrl: 'https://www.opendoodles.com',
      }
    }
  },
}

function isDoodle(name: string, value: unknown): value is FunctionComponent {
  return name.endsWith('Doodle') && typeof value === 'function'
}
