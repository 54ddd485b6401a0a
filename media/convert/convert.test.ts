import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { Box3, BufferGeometry, Group, Mesh } from 'three'
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js'
import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js'
import { describe, expect, it } from 'vitest'
import type { ConvertedFormat } from '#domain/assets/conversions.ts'
import { openLottie } from '#media/pipeline/render/lottie-player.ts'
import { sanitise } from '#media/pipeline/sanitise.ts'
import { GOOD_GLTF } from '#media/testing/gltf-files.ts'
import { GOOD_LOTTIE } from '#media/testing/lottie-files.ts'
import { convert } from './convert.ts'
import { ICNS_TYPES } from './icns.ts'
import { ICO_SIDES } from './ico.ts'

const encode = (text: string) => new TextEncoder().encode(text)
/** Twice as wide as high: a red left half and a transparent right one. */
const HALF = encode(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path fill="#f00" d="M0 0h10v10H0z"/></svg>',
)
const LOTTIE = encode(JSON.stringify(GOOD_LOTTIE))
const MODEL = encode(JSON.stringify(GOOD_GLTF))
const CREDIT = {
  line: 'Heart by Åsa',
  licence: 'https://spdx.org/licenses/MIT',
  source: 'https://example.com/heart',
}

async function made(
  bytes: Uint8Array,
  format: ConvertedFormat,
  width: number | null = null,
): Promise<Buffer> {
  const result = await convert(bytes, { format, width, credit: CREDIT })
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`)
  return Buffer.from(result.value)
}

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ]
  return { width: info.width, height: info.height, at }
}

const isRed = ([red = 0, green = 0, blue = 0, alpha = 0]: number[]) =>
  red > 245 && green < 12 && blue < 12 && alpha > 250

describe('pictures of a drawing', () => {
  it.each(['webp', 'avif'] as const)(
    '%s keeps colours, transparency and proportion, and has the credit',
    async (format) => {
      const bytes = await made(HALF, format, 300)
      const picture = await pixelsOf(bytes)
      expect([picture.width, picture.height]).toEqual([300, 150])
      expect(isRed(picture.at(40, 75))).toBe(true)
      expect(picture.at(260, 75)[3]).toBeLessThan(5)
      const { xmp } = await sharp(bytes).metadata()
      expect(xmp?.toString('utf8')).toContain(CREDIT.line)
    },
  )

  it('enlarges no pixels', async () => {
    const red = { width: 40, height: 20, channels: 3, background: 'red' } as const
    const small = await sharp({ create: red }).jpeg().toBuffer()
    const { width } = await sharp(await made(small, 'webp', 4096)).metadata()
    expect(width).toBe(40)
  })

  it('draws at the largest width', async () => {
    const { width, height } = await sharp(await made(HALF, 'webp', 2048)).metadata()
    expect([width, height]).toEqual([2048, 1024])
  })
})

describe('icons of a drawing', () => {
  it('ICO lists a PNG of each size, with the drawing in the middle', async () => {
    const file = await made(HALF, 'ico')
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([
      0,
      1,
      ICO_SIDES.length,
    ])
    for (const [index, side] of ICO_SIDES.entries()) {
      const entry = 6 + 16 * index
      expect([file[entry], file[entry + 1]]).toEqual([side % 256, side % 256])
      const start = file.readUInt32LE(entry + 12)
      const picture = await pixelsOf(file.subarray(start, start + file.readUInt32LE(entry + 8)))
      expect([picture.width, picture.height]).toEqual([side, side])
      expect(isRed(picture.at(Math.floor(side / 4), side / 2))).toBe(true)
      expect([picture.at(side - 1, side / 2)[3], picture.at(1, 1)[3]]).toEqual([0, 0])
    }
    expect(file.includes(CREDIT.line)).toBe(true)
  })

  it('ICNS has a PNG of the side that each type names', async () => {
    const file = await made(HALF, 'icns')
    expect([file.toString('latin1', 0, 4), file.readUInt32BE(4)]).toEqual(['icns', file.length])
    const found: Record<string, number> = {}
    for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) {
      const picture = await pixelsOf(file.subarray(at + 8, at + file.readUInt32BE(at + 4)))
      expect(isRed(picture.at(Math.floor(picture.width / 4), picture.height / 2))).toBe(true)
      found[file.toString('latin1', at, at + 4)] = picture.width
    }
    expect(found).toEqual(ICNS_TYPES)
  })
})

describe('files of an animation', () => {
  it.each(['gif', 'webp'] as const)('%s plays the frames of the animation for ever', async (format) => {
    const original = await sanitise(LOTTIE)
    if (!original.ok) throw new Error(original.code)
    const bytes = await made(LOTTIE, format, 128)
    const { pages = 0, delay = [], loop, width } = await sharp(bytes, { animated: true }).metadata()
    expect([width, loop]).toEqual([128, 0])
    expect(pages).toBeGreaterThan(5)
    const duration = delay.reduce((sum, frame) => sum + frame, 0)
    expect(Math.abs(duration - (original.value.durationMs ?? 0)) / duration).toBeLessThan(0.1)
    const frame = (page: number) => sharp(bytes, { page }).raw().toBuffer()
    expect((await frame(0)).equals(await frame(pages - 1))).toBe(false)
    expect(bytes.includes(CREDIT.line)).toBe(true)
  })

  it('dotLottie opens as the same animation, and Lottie JSON is made of it', async () => {
    const bytes = await made(LOTTIE, 'dotlottie')
    const opened = await sanitise(bytes)
    if (!opened.ok) throw new Error(opened.code)
    expect(opened.value).toMatchObject({ format: 'dotlottie' })
    expect(JSON.parse(Buffer.from(unzipSync(bytes)['manifest.json'] ?? []).toString('utf8'))).toMatchObject({
      version: '2',
      author: CREDIT.line,
    })
    const json = await made(bytes, 'lottie-json')
    const before = await sanitise(LOTTIE)
    if (!before.ok || before.value.picture.type !== 'lottie') throw new Error('no animation')
    const size = { width: 40, height: 40 }
    const [one, other] = [
      await openLottie(before.value.picture.player, size),
      await openLottie({ data: json.toString('utf8'), ...size }, size),
    ]
    expect(other.frames).toBe(one.frames)
    expect(other.draw(10).data).toEqual(one.draw(10).data)
    one.close()
    other.close()
  })
})

describe('files of a model', () => {
  it('OBJ and STL have the triangles of the model in its size, STL with z up', async () => {
    const original = await sanitise(MODEL)
    if (!original.ok || original.value.picture.type !== 'model') throw new Error('no model')
    const { meshes, triangles } = original.value.picture.model
    const obj = await made(MODEL, 'obj')
    expect(obj.toString('utf8')).toMatch(/^# Heart by Åsa\n/)
    const read = new OBJLoader().parse(obj.toString('utf8'))
    expect(trianglesOf(read)).toBe(triangles)
    const [size, before] = [sizeOf(read), boundsOf(meshes.map(({ positions }) => positions))]
    size.forEach((length, axis) => {
      expect(length).toBeCloseTo(before[axis] ?? 0, 4)
    })

    const stl = await made(MODEL, 'stl')
    expect(stl.toString('utf8', 0, 13)).toBe('Heart by Åsa')
    const solid = new Group().add(new Mesh(new STLLoader().parse(Uint8Array.from(stl).buffer)))
    expect(trianglesOf(solid)).toBe(triangles)
    const [x = 0, z = 0, y = 0] = sizeOf(solid)
    ;[x, y, z].forEach((length, axis) => {
      expect(length).toBeCloseTo(before[axis] ?? 0, 4)
    })
  })
})

function trianglesOf(group: Group): number {
  let count = 0
  group.traverse((node) => {
    if (node instanceof Mesh && node.geometry instanceof BufferGeometry)
      count += (node.geometry.index?.count ?? node.geometry.getAttribute('position').count) / 3
  })
  return count
}

function sizeOf(group: Group): number[] {
  const { min, max } = new Box3().setFromObject(group)
  return [max.x - min.x, max.y - min.y, max.z - min.z]
}

function boundsOf(positions: readonly Float32Array[]): number[] {
  return [0, 1, 2].map((axis) => {
    const values = positions.flatMap((points) => [...points].filter((_, at) => at % 3 === axis))
    return Math.max(...values) - Math.min(...values)
  })
}

describe('convert', () => {
  it('refuses a format that is not made from the original, and hostile bytes', async () => {
    const refusal = async (bytes: Uint8Array, format: ConvertedFormat) => {
      const result = await convert(bytes, { format, width: null, credit: null })
      return result.ok ? null : result.code
    }
    expect(await refusal(HALF, 'stl')).toBe('download-format-unavailable')
    expect(await refusal(MODEL, 'webp')).toBe('download-format-unavailable')
    expect(await refusal(encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'webp')).toBe(
      'file-script',
    )
  })
})
