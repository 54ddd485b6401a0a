import type { SeedItem, SeedPack, SeedSource } from '#seed/seed-item.ts'
import { importedAuthor } from './contributors.ts'
import { type Panorama, readPanorama } from './pmndrs/panorama.ts'
import { renderPhotograph } from './pmndrs/render-photograph.ts'
import { SCENES, type Scene } from './pmndrs/scenes.ts'
import { type Crop, defocusedView, naturalView, planetView, type View } from './pmndrs/views.ts'
import { keywordsOf } from './words.ts'

const AUTHOR = importedAuthor('Poimandres', 'team', 'https://github.com/pmndrs/assets')

/** The packs of the photos. */
const PACKS = {
  wide: {
    title: 'Open places',
    description:
      'Meadows, forests, lagoons, cities and rooms without people, with a soft lens and a straight horizon.',
    tint: 'teal',
    featured: true,
  },
  defocused: {
    title: 'Out of focus',
    description: 'The light and colours of real places far out of focus, for grounds and mood boards.',
    tint: 'yellow',
    featured: false,
    later: true,
  },
  planet: {
    title: 'Little planets',
    description: 'The whole sphere around an open place, rolled into a little planet.',
    tint: 'brand',
    featured: false,
    later: true,
  },
} as const satisfies Record<string, Pick<SeedPack, 'title' | 'description' | 'tint' | 'featured' | 'later'>>

type Pack = keyof typeof PACKS

/** A photo before it is rendered. */
interface Shot {
  readonly pack: Pack
  readonly key: string
  readonly title: string
  readonly keywords: readonly string[]
  readonly view: (panorama: Panorama) => View
}

const CROP_KEYWORDS = {
  landscape: ['wide', 'background'],
  portrait: ['portrait format', 'vertical'],
  panorama: ['panorama', 'banner', 'wide'],
} as const satisfies Record<Crop, readonly string[]>

/** The photos of a place, natural views first. */
function shotsOf({ place, views, defocused, isPlanet }: Scene): readonly Shot[] {
  const natural = views.map(
    ({ key, title, crop, yaw }): Shot => ({
      pack: 'wide',
      key,
      title,
      keywords: CROP_KEYWORDS[crop],
      view: (panorama) => naturalView(panorama, crop, yaw),
    }),
  )
  const blurred: Shot[] =
    defocused === null
      ? []
      : [
          {
            pack: 'defocused',
            key: 'defocused',
            title: `Out of focus: ${place}`,
            keywords: ['defocused', 'bokeh', 'background', 'abstract', 'blur'],
            view: (panorama) => defocusedView(panorama, defocused),
          },
        ]
  const planet: Shot[] = isPlanet
    ? [
        {
          pack: 'planet',
          key: 'planet',
          title: `Little planet of ${place}`,
          keywords: ['little planet', 'panorama', '360', 'stereographic'],
          view: planetView,
        },
      ]
    : []
  return [...natural, ...blurred, ...planet]
}

/** Photos of 18 real places without people, rendered from CC0 panoramas of high dynamic range. */
export const pmndrsAssets: SeedSource = {
  name: '@pmndrs/assets',
  contributors: [AUTHOR],
  packs: Object.entries(PACKS).map(([key, pack]) => ({
    ...pack,
    key: `pmndrs:${key}`,
    kind: 'photo',
    style: 'photographic',
    category: 'landscapes',
    contributor: AUTHOR.username,
    licence: 'cc0-1.0',
    sourceUrl: 'https://github.com/pmndrs/assets',
    price: null,
  })),
  async *items() {
    for (const scene of SCENES) {
      const panorama = await readPanorama(scene.file)
      for (const shot of shotsOf(scene)) yield await photo(scene, shot, panorama)
    }
  },
}

async function photo(scene: Scene, shot: Shot, panorama: Panorama): Promise<SeedItem> {
  return {
    ...described(scene, shot),
    bytes: await renderPhotograph(shot.view(panorama), scene.exposure),
  }
}

/** The photos without their bytes, which take long to render. */
export const describedPhotos: readonly Omit<SeedItem, 'bytes'>[] = SCENES.flatMap((scene) =>
  shotsOf(scene).map((shot) => described(scene, shot)),
)

function described(scene: Scene, shot: Shot): Omit<SeedItem, 'bytes'> {
  return {
    sourceKey: `pmndrs:${scene.file}:${shot.key}`,
    kind: 'photo',
    title: shot.title,
    keywords: keywordsOf([...scene.keywords, ...shot.title.split(' '), ...shot.keywords]),
    category: scene.category,
    style: 'photographic',
    people: { count: 0 },
    pack: `pmndrs:${shot.pack}`,
    sourceUrl: 'https://github.com/pmndrs/assets/tree/main/src/hdri',
  }
}
