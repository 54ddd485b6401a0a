import { NodeIO } from '@gltf-transform/core'
import { expect, test } from 'vitest'
import { slugWords } from '#domain/assets/slug.ts'
import { TEMPLATE_CATEGORIES } from '#domain/assets/template-categories.ts'
import { sanitise } from '#media/pipeline/sanitise.ts'
import type { SeedItem } from '#seed/seed-item.ts'
import { ownAnimations } from './animations.ts'
import { ownIcons } from './icons.ts'
import { ownIllustrations } from './illustrations.ts'
import { ownModels } from './models.ts'
import { TEMPLATE_FORMATS } from './templates/formats.ts'
import { ownTemplates } from './templates.ts'
import { turnedModels } from './turned-models.ts'

async function all(items: Iterable<SeedItem> | AsyncIterable<SeedItem>): Promise<readonly SeedItem[]> {
  const list: SeedItem[] = []
  for await (const item of items) list.push(item)
  return list
}

function textOf(item: SeedItem): string {
  return new TextDecoder().decode(item.bytes)
}

test('every scene, template and icon passes the media pipeline unchanged', async () => {
  for (const item of await all([
    ...(ownIllustrations.items() as Iterable<SeedItem>),
    ...(ownTemplates.items() as Iterable<SeedItem>),
    ...(ownIcons.items() as Iterable<SeedItem>),
  ])) {
    const result = await sanitise(item.bytes, item.kind)
    expect(result.ok ? '' : `${item.sourceKey}: ${result.detail}`).toBe('')
    expect(textOf(item), item.sourceKey).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('no two scenes are equal', async () => {
  const scenes = await all(ownIllustrations.items())
  expect(new Set(scenes.map(textOf)).size).toBe(scenes.length)
})

test('the first templates of each pack cover every use of the specification', async () => {
  const templates = await all(ownTemplates.items())
  const few = ['motif:bold-signals', 'motif:calm-papers', 'motif:round-stories'].flatMap((pack) =>
    templates.filter((item) => item.pack === pack).slice(0, 9),
  )
  const keywords = new Set(few.flatMap((item) => item.keywords.map(slugWords)))
  for (const { tag } of Object.values(TEMPLATE_CATEGORIES)) expect(keywords).toContain(tag)
})

test('every design exists in every format, in its size, with text as text elements', async () => {
  const templates = await all(ownTemplates.items())
  expect(templates).toHaveLength(6 * TEMPLATE_FORMATS.length)
  templates.forEach((item) => {
    const { width, height } = TEMPLATE_FORMATS.find(({ key }) => item.sourceKey.endsWith(`-${key}`)) ?? {}
    expect(textOf(item)).toContain(`width="${width}" height="${height}"`)
    expect(textOf(item)).toContain('font-family="sans-serif"')
  })
})

interface Animation {
  readonly op: number
  readonly fr: number
  readonly layers: readonly { readonly ks: Readonly<Record<string, Animated>> }[]
}

interface Animated {
  readonly a: 0 | 1
  readonly k: readonly { readonly t: number; readonly s: readonly number[] }[]
}

test('every animation loops: it lasts two seconds or more and ends as it begins', async () => {
  for (const item of await all(ownAnimations.items())) {
    const animation: Animation = JSON.parse(textOf(item))
    expect(animation.op / animation.fr, item.sourceKey).toBeGreaterThanOrEqual(2)
    for (const property of Object.values(animation.layers[0]?.ks ?? {}).filter(({ a }) => a === 1)) {
      const [first, last] = [property.k[0]?.s, property.k.at(-1)?.s]
      const wholeTurn = first?.length === 1 && ((last?.[0] ?? 0) - (first[0] ?? 0)) % 360 === 0
      expect(wholeTurn || JSON.stringify(first) === JSON.stringify(last), item.sourceKey).toBe(true)
    }
    expect(textOf(item)).not.toContain('"x":"')
  }
})

test('every model is small, self-contained, within one metre and has unit normals', async () => {
  for (const item of await all([...(await all(ownModels.items())), ...(await all(turnedModels.items()))])) {
    expect(item.bytes.length, item.sourceKey).toBeLessThan(300_000)
    const root = (await new NodeIO().readBinary(item.bytes)).getRoot()
    expect(root.listTextures()).toHaveLength(0)
    for (const primitive of root.listMeshes().flatMap((mesh) => mesh.listPrimitives())) {
      const positions = primitive.getAttribute('POSITION')
      const [low, high] = [positions?.getMin([]) ?? [], positions?.getMax([]) ?? []]
      for (const value of [...low, ...high]) expect(Math.abs(value), item.sourceKey).toBeLessThan(0.6)
      const normals = primitive.getAttribute('NORMAL')?.getArray() ?? []
      for (let at = 0; at < normals.length; at += 3) {
        const length = Math.hypot(normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0)
        if (Math.abs(length - 1) > 0.01) expect.fail(`${item.sourceKey} has a normal of length ${length}`)
      }
    }
  }
})

test('every part of an extruded model is centred in depth', async () => {
  for (const item of await all(ownModels.items())) {
    for (const [low, high] of await boxesOf(item)) {
      expect((low[2] ?? 0) + (high[2] ?? 1), item.sourceKey).toBeCloseTo(0, 5)
    }
  }
})

test('every turned model has its middle at the origin and is one metre long', async () => {
  for (const item of await all(turnedModels.items())) {
    const boxes = await boxesOf(item)
    const sides = [0, 1, 2].map((axis) => {
      const low = Math.min(...boxes.map(([least]) => least[axis] ?? 0))
      const high = Math.max(...boxes.map(([, most]) => most[axis] ?? 0))
      expect(low + high, item.sourceKey).toBeCloseTo(0, 5)
      return high - low
    })
    expect(Math.max(...sides), item.sourceKey).toBeCloseTo(1, 5)
  }
})

test('the faces of every turned model look outwards: its volume is positive', async () => {
  for (const item of await all(turnedModels.items())) {
    const root = (await new NodeIO().readBinary(item.bytes)).getRoot()
    let volume = 0
    for (const primitive of root.listMeshes().flatMap((mesh) => mesh.listPrimitives())) {
      const positions = primitive.getAttribute('POSITION')
      const indices = primitive.getIndices()?.getArray() ?? []
      const corner = (at: number) => positions?.getElement(indices[at] ?? 0, []) ?? []
      for (let at = 0; at < indices.length; at += 3)
        volume += determinant(corner(at), corner(at + 1), corner(at + 2)) / 6
    }
    expect(volume, item.sourceKey).toBeGreaterThan(0)
  }
})

/** The lower and the upper corner of each part of a model. */
async function boxesOf({ bytes }: SeedItem): Promise<readonly (readonly [low: number[], high: number[]])[]> {
  const root = (await new NodeIO().readBinary(bytes)).getRoot()
  return root.listMeshes().flatMap((mesh) =>
    mesh.listPrimitives().map((primitive) => {
      const positions = primitive.getAttribute('POSITION')
      return [positions?.getMin([]) ?? [], positions?.getMax([]) ?? []] as const
    }),
  )
}

function determinant(a: readonly number[], b: readonly number[], c: readonly number[]): number {
  const [[ax = 0, ay = 0, az = 0], [bx = 0, by = 0, bz = 0], [cx = 0, cy = 0, cz = 0]] = [a, b, c]
  return ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)
}
