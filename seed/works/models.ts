import type { SeedSource } from '#seed/seed-item.ts'
import { fromName } from '#seed/sources/words.ts'
import type { IconShape } from './geometry/icon-shapes.ts'
import { iconReader } from './icon-sets.ts'
import type { Material, Part } from './models/write-glb.ts'
import { STUDIOS } from './studios.ts'

/** Grid of the Phosphor set that the models are made from. */
const GRID = 256

interface Finish {
  /** The broad body and the raised lines on it. */
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
    body: { colour: '#ffcf5c', metallic: 1, roughness: 0.28 },
    line: { colour: '#b9781a', metallic: 1, roughness: 0.32 },
  },
} as const satisfies Record<string, Finish>

/** Subjects and the finish that suits each. */
const MODELS: readonly (readonly [name: string, finish: keyof typeof FINISHES])[] = [
  ['heart', 'coral'],
  ['house', 'violet'],
  ['cloud', 'sky'],
  ['sun', 'sun'],
  ['plant', 'mint'],
  ['camera', 'violet'],
  ['cat', 'sun'],
  ['star', 'gold'],
  ['cloud-lightning', 'sky'],
  ['umbrella', 'coral'],
  ['rocket', 'violet'],
  ['music-notes', 'coral'],
  ['moon', 'sun'],
  ['coffee', 'coral'],
  ['book-open', 'sky'],
  ['flower', 'coral'],
  ['tree', 'mint'],
  ['leaf', 'mint'],
  ['dog', 'sky'],
  ['bird', 'sky'],
  ['fish', 'coral'],
  ['gift', 'violet'],
  ['bell', 'gold'],
  ['key', 'gold'],
  ['lock', 'violet'],
  ['envelope', 'sky'],
  ['calendar', 'coral'],
  ['clock', 'mint'],
  ['map-pin', 'coral'],
  ['car', 'violet'],
  ['airplane', 'sky'],
  ['shopping-cart', 'mint'],
  ['wallet', 'mint'],
  ['chart-bar', 'violet'],
  ['smiley', 'sun'],
  ['chat-circle', 'mint'],
  ['headphones', 'violet'],
  ['game-controller', 'violet'],
  ['trophy', 'gold'],
  ['lightbulb', 'sun'],
  ['folder', 'sun'],
  ['palette', 'coral'],
  ['snowflake', 'sky'],
  ['fire', 'coral'],
]

/** Models made from open icons: extruded, bevelled, with materials; one GLB each. */
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
  ],
  async *items() {
    const { extrude } = await import('./models/extrude.ts')
    const { writeGlb } = await import('./models/write-glb.ts')
    const shapesOf = iconReader('ph')
    for (const [name, finishName] of MODELS) {
      const parts = partsOf(shapesOf(`${name}-duotone`), FINISHES[finishName], extrude)
      yield {
        sourceKey: `motif:soft-objects:${name}`,
        kind: '3d',
        ...fromName(name, ['3d', 'model', 'object', 'glb']),
        bytes: await writeGlb(name, parts, GRID),
        style: '3d',
        pack: 'motif:soft-objects',
        sourceUrl: `https://phosphoricons.com/?q=${name}`,
      }
    }
  },
}

/** The duotone style's pale ground becomes the body, its lines stand out of it on both sides. */
function partsOf(
  shapes: readonly IconShape[],
  { body, line }: Finish,
  extrude: typeof import('./models/extrude.ts').extrude,
): readonly Part[] {
  const grounds = shapes.filter((shape) => shape.opacity < 1).flatMap((shape) => shape.strokes)
  const lines = shapes.filter((shape) => shape.opacity === 1).flatMap((shape) => shape.strokes)
  const parts: Part[] = []
  if (grounds.length > 0) {
    parts.push({
      name: 'body',
      mesh: extrude(grounds, GRID, { depth: 36, bevel: 8, back: -18 }),
      material: body,
    })
  }
  parts.push({
    name: 'lines',
    mesh: extrude(lines, GRID, { depth: 52, bevel: 6, back: -26 }),
    material: line,
  })
  return parts
}

function finish(body: string, line: string): Finish {
  return {
    body: { colour: body, metallic: 0, roughness: 0.55 },
    line: { colour: line, metallic: 0, roughness: 0.38 },
  }
}
