import type { SeedPack, SeedSource } from '#seed/seed-item.ts'
import { bytesOf } from '#seed/sources/svg-text.ts'
import { categorise } from '#seed/taxonomy/categorise.ts'
import { cities } from './illustrations/cities.ts'
import { landscapes } from './illustrations/landscapes.ts'
import { rooms } from './illustrations/rooms.ts'
import type { Scene } from './illustrations/scene.ts'
import { stillLifes } from './illustrations/still-lifes.ts'
import { STUDIOS } from './studios.ts'

interface Collection {
  readonly key: string
  readonly title: string
  readonly description: string
  readonly style: 'flat' | 'geometric'
  readonly category: string
  readonly tint: SeedPack['tint']
  readonly price: { readonly item: number; readonly pack: number }
  readonly scenes: readonly Scene[]
}

const COLLECTIONS: readonly Collection[] = [
  {
    key: 'quiet-horizons',
    title: 'Quiet horizons',
    description:
      'Sixteen landscapes from alpine mornings to storms at sea, in layered flat shapes with one light.',
    style: 'flat',
    category: 'landscapes',
    tint: 'teal',
    price: { item: 900, pack: 5900 },
    scenes: landscapes,
  },
  {
    key: 'small-cities',
    title: 'Small cities',
    description: 'Fourteen towns and skylines by day, at night, in rain and in snow.',
    style: 'flat',
    category: 'cities',
    tint: 'brand',
    price: { item: 900, pack: 5400 },
    scenes: cities,
  },
  {
    key: 'still-shapes',
    title: 'Still shapes',
    description: 'Fourteen abstract still lifes of arches, vases and spheres under one light.',
    style: 'geometric',
    category: 'abstract',
    tint: 'red',
    price: { item: 700, pack: 4500 },
    scenes: stillLifes,
  },
  {
    key: 'green-rooms',
    title: 'Green rooms',
    description: 'Fourteen rooms to work and rest in, with plants, windows and a cat.',
    style: 'flat',
    category: 'interiors',
    tint: 'yellow',
    price: { item: 900, pack: 5400 },
    scenes: rooms,
  },
]

/** Scenes composed by our own code: the illustrations for sale. */
export const ownIllustrations: SeedSource = {
  name: 'works/illustrations',
  contributors: [STUDIOS.studio],
  packs: COLLECTIONS.map(({ key, scenes, ...collection }) => ({
    ...collection,
    key: `motif:${key}`,
    kind: 'illustration',
    contributor: STUDIOS.studio.username,
    licence: 'motif-standard',
    sourceUrl: `/contributors/${STUDIOS.studio.username}`,
    featured: true,
  })),
  *items() {
    for (const { key, style, scenes } of COLLECTIONS) {
      for (const scene of scenes) {
        yield {
          sourceKey: `motif:${key}:${scene.key}`,
          kind: 'illustration',
          title: scene.title,
          keywords: scene.keywords,
          bytes: bytesOf(scene.svg()),
          category: categorise(scene.keywords),
          style,
          people: { count: 0 },
          pack: `motif:${key}`,
          sourceUrl: `/contributors/${STUDIOS.studio.username}`,
        }
      }
    }
  },
}
