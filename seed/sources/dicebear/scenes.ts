import type { SeedSource } from '#seed/seed-item.ts'
import { bytesOf } from '../svg-text.ts'
import { keywordsOf } from '../words.ts'
import { GATHERINGS } from './gatherings.ts'
import { MEETINGS } from './meetings.ts'
import { PEOPLE_STYLE } from './person.ts'
import { authorOf, licenceOf, readStyle } from './style-file.ts'

const PACK = 'dicebear:people-together'
const SCENES = [...MEETINGS, ...GATHERINGS]

/** Scenes of several people, composed of the parts of an open avatar kit. */
export function dicebearScenes(): SeedSource {
  const { meta } = readStyle(PEOPLE_STYLE)
  const author = authorOf(meta)
  return {
    name: '@dicebear/styles, scenes',
    contributors: [author],
    packs: [
      {
        key: PACK,
        kind: 'illustration',
        title: 'People together',
        description: `Scenes of people who meet, call and celebrate, composed of the parts of ${meta.source.name}.`,
        style: 'flat',
        category: 'people',
        contributor: author.username,
        licence: licenceOf(meta),
        sourceUrl: meta.source.url,
        price: null,
        tint: 'brand',
        featured: true,
      },
    ],
    *items() {
      for (const scene of SCENES)
        yield {
          sourceKey: `${PACK}:${scene.key}`,
          kind: 'illustration',
          title: scene.title,
          keywords: keywordsOf([...scene.keywords.split(' '), 'people', 'person', 'character']),
          bytes: bytesOf(scene.svg()),
          category: scene.category,
          style: 'flat',
          people: { count: scene.people },
          pack: PACK,
          sourceUrl: meta.source.url,
        }
    },
  }
}
