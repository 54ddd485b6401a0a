import type { SeedItem, SeedSource } from '#seed/seed-item.ts'
import { fromName } from '#seed/sources/words.ts'
import type { Mesh } from './models/extrude.ts'
import type { Thing } from './models/turned/thing.ts'
import type { Part } from './models/write-glb.ts'
import { STUDIOS } from './studios.ts'

const PACK = 'motif:turned-things'

/** Free models of turned bodies, which look different from every side. */
export const turnedModels: SeedSource = {
  name: 'works/turned-models',
  contributors: [STUDIOS.depth],
  packs: [
    {
      key: PACK,
      kind: '3d',
      title: 'Turned things',
      description:
        'Food, plants and objects as round 3D models in plain colours, one GLB each with a material for each part. Free for every use.',
      style: '3d',
      category: 'entertainment',
      contributor: STUDIOS.depth.username,
      licence: 'cc0-1.0',
      sourceUrl: null,
      price: null,
      tint: 'yellow',
      featured: true,
    },
  ],
  async *items() {
    const { THINGS } = await import('./models/turned/things.ts')
    const { meshOf } = await import('./models/turned/solids.ts')
    const { writeGlb } = await import('./models/write-glb.ts')
    for (const { parts, ...thing } of THINGS) {
      const meshes = parts.map(({ solid, ...part }): Part => ({ ...part, mesh: meshOf(solid) }))
      yield itemOf(thing, await writeGlb(thing.name, ...fitted(meshes)))
    }
  },
}

function itemOf({ name, category, keywords }: Omit<Thing, 'parts'>, bytes: Uint8Array): SeedItem {
  return {
    sourceKey: `${PACK}:${name.replaceAll(' ', '-')}`,
    kind: '3d',
    ...fromName(name, [...keywords.split(' '), '3d', 'model', 'glb'], category),
    bytes,
    style: '3d',
    pack: PACK,
    sourceUrl: null,
  }
}

/** The parts with the middle of their common box at 0, and the longest side of that box. */
function fitted(parts: readonly Part[]): [parts: readonly Part[], side: number] {
  const low = [0, 1, 2].map((axis) => reduced(parts, axis, Math.min, Number.POSITIVE_INFINITY))
  const high = [0, 1, 2].map((axis) => reduced(parts, axis, Math.max, Number.NEGATIVE_INFINITY))
  const middle = low.map((least, axis) => (least + (high[axis] ?? 0)) / 2)
  const sides = low.map((least, axis) => (high[axis] ?? 0) - least)
  return [parts.map((part) => ({ ...part, mesh: moved(part.mesh, middle) })), Math.max(...sides)]
}

function reduced(
  parts: readonly Part[],
  axis: number,
  choose: (a: number, b: number) => number,
  start: number,
): number {
  return parts
    .flatMap(({ mesh }) => [...mesh.positions.filter((_, index) => index % 3 === axis)])
    .reduce((found, value) => choose(found, value), start)
}

function moved(mesh: Mesh, middle: readonly number[]): Mesh {
  return { ...mesh, positions: mesh.positions.map((value, index) => value - (middle[index % 3] ?? 0)) }
}
