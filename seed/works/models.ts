import type { SeedItem, SeedSource } from '#seed/seed-item.ts'
import { fromName } from '#seed/sources/words.ts'
import type { IconShape } from './geometry/icon-shapes.ts'
import { iconReader } from './icon-sets.ts'
import type { Material, Part } from './models/write-glb.ts'
import { STUDIOS } from './studios.ts'

/** Grid size of the Phosphor set that the models are made from. */
const GRID = 256

interface Finish {
  /** Materials of the broad body and of the raised lines on it. */
  readonly body: Material
  readonly line: Material
}

const FINISHES = {
  violet: finish('#8d8bff', '#3d37c8'),
  coral: finish('#ff9c86', '#d9433f'),
  sun: finish('#ffd76b', '#e08a1e'),
  mint: finish('#86dcc0', '#1c8f7a'),
  sky: finish('#9fd0ff', '#2f7fd6'),
  gold: {
    body: { colour: '#ffdc7a', metallic: 0.35, roughness: 0.3 },
    line: { colour: '#d9942b', metallic: 0.45, roughness: 0.28 },
  },
} as const satisfies Record<string, Finish>

/**
 * What the body between the raised lines is made from: the pale background of the duotone icon; its whole outline,
 * where the background covers only a part; or nothing, where the lines alone are the object.
 */
type Body = 'ground' | 'outline' | 'none'

interface Group {
  readonly finish: keyof typeof FINISHES
  readonly body: Body
  readonly names: string
}

/** Free models, so that visitors can rotate a real model before they buy one. */
const STARTERS: readonly Group[] = [
  { finish: 'mint', body: 'ground', names: 'cactus ghost shield' },
  { finish: 'coral', body: 'ground', names: 'ice-cream drop' },
  { finish: 'coral', body: 'outline', names: 'pizza' },
  { finish: 'sky', body: 'ground', names: 'planet compass' },
  { finish: 'sky', body: 'outline', names: 'boat' },
  { finish: 'sun', body: 'ground', names: 'cookie bone' },
  { finish: 'sun', body: 'outline', names: 'cube' },
]

const MODELS: readonly Group[] = [
  { finish: 'coral', body: 'ground', names: 'heart umbrella coffee flower map-pin palette fire music-notes' },
  { finish: 'coral', body: 'outline', names: 'fish calendar' },
  { finish: 'violet', body: 'ground', names: 'house camera lock headphones chart-bar' },
  { finish: 'violet', body: 'outline', names: 'rocket gift car game-controller' },
  { finish: 'sky', body: 'ground', names: 'cloud cloud-lightning book-open bird airplane' },
  { finish: 'sky', body: 'outline', names: 'dog envelope' },
  { finish: 'sky', body: 'none', names: 'snowflake' },
  { finish: 'sun', body: 'ground', names: 'sun cat moon smiley lightbulb' },
  { finish: 'sun', body: 'outline', names: 'folder' },
  { finish: 'mint', body: 'ground', names: 'plant tree leaf clock shopping-cart wallet chat-circle' },
  { finish: 'gold', body: 'ground', names: 'star bell key trophy' },
]

/** Models made from open icons: extruded, bevelled, with materials; one GLB file each. */
export const ownModels: SeedSource = {
  name: 'works/models',
  contributors: [STUDIOS.depth],
  packs: [
    {
      key: 'motif:soft-objects',
      kind: '3d',
      title: 'Soft objects',
      description:
        'Everyday things as rounded 3D models with physical materials, one GLB each. Made from Phosphor icons, copyright Phosphor Icons, MIT License.',
      style: '3d',
      category: 'interface',
      contributor: STUDIOS.depth.username,
      licence: 'motif-standard',
      sourceUrl: 'https://phosphoricons.com',
      price: { item: 1200, pack: 5900 },
      tint: 'brand',
      featured: true,
    },
    {
      key: 'motif:soft-starters',
      kind: '3d',
      title: 'Soft starters',
      description:
        'A dozen rounded 3D models with physical materials to begin with, one GLB each. Made from Phosphor icons, copyright Phosphor Icons, MIT License.',
      style: '3d',
      category: 'interface',
      contributor: STUDIOS.depth.username,
      licence: 'mit',
      sourceUrl: 'https://phosphoricons.com',
      price: null,
      tint: 'teal',
      featured: false,
    },
  ],
  async *items() {
    yield* modelsOf('motif:soft-objects', MODELS)
    yield* modelsOf('motif:soft-starters', STARTERS)
  },
}

async function* modelsOf(pack: string, groups: readonly Group[]): AsyncGenerator<SeedItem> {
  const { extrude, outlines } = await import('./models/extrude.ts')
  const { writeGlb } = await import('./models/write-glb.ts')
  const shapesOf = iconReader('ph')
  for (const { finish, body, names } of groups) {
    for (const name of names.split(' ')) {
      const parts = partsOf(
        shapesOf(`${name}-duotone`),
        { finish: FINISHES[finish], body },
        { extrude, outlines },
      )
      yield {
        sourceKey: `${pack}:${name}`,
        kind: '3d',
        ...fromName(name, ['3d', 'model', 'object', 'glb']),
        bytes: await writeGlb(name, parts, GRID),
        style: '3d',
        pack,
        sourceUrl: `https://phosphoricons.com/?q=${name}`,
      }
    }
  }
}

/** The body, and the lines that protrude from it on both sides. */
function partsOf(
  shapes: readonly IconShape[],
  { finish, body }: { readonly finish: Finish; readonly body: Body },
  { extrude, outlines }: typeof import('./models/extrude.ts'),
): readonly Part[] {
  const ground = shapes.filter((shape) => shape.opacity < 1).flatMap((shape) => shape.strokes)
  const lines = shapes.filter((shape) => shape.opacity === 1).flatMap((shape) => shape.strokes)
  const raised: Part = {
    name: 'lines',
    mesh: extrude(lines, GRID, { depth: 52, bevel: 6, back: -26, inset: 0 }),
    material: finish.line,
  }
  const filled = { ground, outline: outlines(lines, GRID), none: [] }[body]
  if (filled.length === 0) return [raised]
  const mesh = extrude(filled, GRID, { depth: 36, bevel: 8, back: -18, inset: body === 'outline' ? 5 : 0 })
  return [{ name: 'body', mesh, material: finish.body }, raised]
}

function finish(body: string, line: string): Finish {
  return {
    body: { colour: body, metallic: 0, roughness: 0.55 },
    line: { colour: line, metallic: 0, roughness: 0.38 },
  }
}
