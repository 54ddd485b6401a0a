import type { SeedItem, SeedPack, SeedSource } from '#seed/seed-item.ts'
import { importedAuthor } from './contributors.ts'
import { type Panorama, readPanorama } from './pmndrs/panorama.ts'
import { renderPhotograph } from './pmndrs/render-photograph.ts'
import { SCENES, type Scene } from './pmndrs/scenes.ts'
import { defocusedView, planetView, type View, wideView } from './pmndrs/views.ts'
import { keywordsOf } from './words.ts'

const AUTHOR = importedAuthor('Poimandres', 'team', 'https://github.com/pmndrs/assets')

/** The three views of each place; each view is a pack. */
const LOOKS: readonly {
  key: string
  pack: string
  description: string
  title: (scene: Scene) => string
  keywords: readonly string[]
  tint: SeedPack['tint']
  view: (panorama: Panorama, scene: Scene) => View
}[] = [
  {
    key: 'wide',
    pack: 'Soft wide views',
    description: 'Real places through a wide, soft lens: backgrounds that leave room for a headline.',
    title: ({ place }) => `Wide view of ${place}`,
    keywords: ['background', 'wide'],
    tint: 'teal',
    view: (panorama, { wide }) => wideView(panorama, wide),
  },
  {
    key: 'planet',
    pack: 'Little planets',
    description: 'The whole sphere around a real place, rolled into a little planet.',
    title: ({ place }) => `Little planet of ${place}`,
    keywords: ['little planet', 'panorama', '360', 'stereographic'],
    tint: 'brand',
    view: (panorama) => planetView(panorama),
  },
  {
    key: 'defocused',
    pack: 'Out of focus',
    description: 'The light and colours of real places far out of focus, for grounds and mood boards.',
    title: ({ place }) => `Out of focus: ${place}`,
    keywords: ['defocused', 'bokeh', 'background', 'abstract', 'blur'],
    tint: 'yellow',
    view: (panorama, { defocused }) => defocusedView(panorama, defocused),
  },
]

/** Photos of 18 real places without people, rendered from CC0 panoramas of high dynamic range. */
export const pmndrsAssets: SeedSource = {
  name: '@pmndrs/assets',
  contributors: [AUTHOR],
  packs: LOOKS.map(({ key, pack, description, tint }) => ({
    key: `pmndrs:${key}`,
    kind: 'photo',
    title: pack,
    description,
    style: 'photographic',
    category: 'landscapes',
    contributor: AUTHOR.username,
    licence: 'cc0-1.0',
    sourceUrl: 'https://github.com/pmndrs/assets',
    price: null,
    tint,
    featured: key === 'planet',
  })),
  async *items() {
    for (const scene of SCENES) {
      const panorama = await readPanorama(scene.file)
      for (const look of LOOKS) yield await photo(scene, look, panorama)
    }
  },
}

async function photo(scene: Scene, look: (typeof LOOKS)[number], panorama: Panorama): Promise<SeedItem> {
  return {
    sourceKey: `pmndrs:${scene.file}:${look.key}`,
    kind: 'photo',
    title: look.title(scene),
    keywords: keywordsOf([...scene.keywords, ...look.keywords]),
    bytes: await renderPhotograph(look.view(panorama, scene)),
    category: scene.category,
    style: 'photographic',
    people: { count: 0 },
    pack: `pmndrs:${look.key}`,
    sourceUrl: 'https://github.com/pmndrs/assets/tree/main/src/hdri',
  }
}
