import LibAV from '@libav.js/variant-webm'
import { describe, expect, it } from 'vitest'
import type { Raster } from '#media/artwork/raster.ts'
import { openLottie } from '#media/pipeline/render/lottie-player.ts'
import { sanitise } from '#media/pipeline/sanitise.ts'
import { GOOD_LOTTIE } from '#media/testing/lottie-files.ts'
import { convert } from '../convert.ts'
import { planesOf } from './planes.ts'

const LOTTIE = new TextEncoder().encode(JSON.stringify(GOOD_LOTTIE))
const CREDIT = { line: 'Heart by Åsa', licence: 'MIT', source: 'https://example.com/heart' }
const WIDTH = 128

async function film(): Promise<Uint8Array> {
  const result = await convert(LOTTIE, { format: 'webm', width: WIDTH, credit: CREDIT })
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`)
  return Uint8Array.from(result.value)
}

/** The planes of each frame as the decoder gives them, without the padding of their rows. */
async function decode(bytes: Uint8Array) {
  const av = await LibAV.LibAV({ noworker: true })
  await av.writeFile('film.webm', bytes)
  const [file, [stream]] = await av.ff_init_demuxer_file('film.webm')
  if (!stream) throw new Error('no stream')
  const [, decoder, packet, frame] = await av.ff_init_decoder('libvpx', stream.codecpar)
  const [, packets] = await av.ff_read_frame_multi(file, packet)
  const frames = await av.ff_decode_multi(decoder, packet, frame, packets[stream.index] ?? [], true)
  return frames.map(({ width = 0, height = 0, data, layout = [], pts = 0, format }) => ({
    isWithOpacity: format === av.AV_PIX_FMT_YUVA420P,
    ms: (pts * stream.time_base_num * 1000) / stream.time_base_den,
    planes: layout.map(({ offset, stride }, index) => {
      const isHalf = index === 1 || index === 2
      const rows = Array.from({ length: isHalf ? Math.ceil(height / 2) : height }, (_, row) =>
        data.subarray(offset + row * stride, offset + row * stride + (isHalf ? Math.ceil(width / 2) : width)),
      )
      return rows.flatMap((row) => [...row]) as number[]
    }),
  }))
}

/** The mean difference of a plane, where `weights` are above zero. */
function difference(one: readonly number[], other: readonly number[], weights: readonly number[]): number {
  const seen = one.flatMap((value, at) => (weights[at] ? [Math.abs(value - (other[at] ?? 0))] : []))
  return seen.reduce((sum, value) => sum + value, 0) / Math.max(1, seen.length)
}

describe('a film of an animation', () => {
  it('shows the frames of the animation with their opacity, at the time of each', async () => {
    const original = await sanitise(LOTTIE)
    if (!original.ok || original.value.picture.type !== 'lottie') throw new Error('no animation')
    const height = Math.round((WIDTH * original.value.height) / original.value.width)
    const player = await openLottie(original.value.picture.player, { width: WIDTH, height })
    const frames = await decode(await film())
    expect(frames.length).toBeGreaterThan(10)
    for (const index of [0, Math.floor(frames.length / 3), frames.length - 1]) {
      const { isWithOpacity, ms, planes } = frames[index] ?? { ms: 0, planes: [] }
      expect(isWithOpacity).toBe(true)
      const wanted = wantedPlanes(player.draw((index * player.frames) / frames.length))
      const [brightness = [], , , opacity = []] = planes
      const visible = (wanted[3] ?? []).map((value) => (value === 255 ? 1 : 0))
      expect(visible.filter((value) => value === 1).length).toBeGreaterThan(50)
      expect(
        difference(
          opacity,
          wanted[3] ?? [],
          opacity.map(() => 1),
        ),
      ).toBeLessThan(3)
      expect(difference(brightness, wanted[0] ?? [], visible)).toBeLessThan(4)
      const rate = frames.length / ((original.value.durationMs ?? 0) / 1000)
      expect(Math.abs(ms - (index * 1000) / rate)).toBeLessThan(2)
    }
    player.close()
  })

  it('is the same file each time, with the credit as its comment', async () => {
    const [one, other] = [await film(), await film()]
    expect(Buffer.from(one).equals(other)).toBe(true)
    expect(Buffer.from(one).includes(CREDIT.line)).toBe(true)
  })
})

function wantedPlanes(raster: Raster): number[][] {
  const { data, layout } = planesOf(raster)
  return layout.map(({ offset }, index) => [...data.subarray(offset, layout[index + 1]?.offset)])
}

describe('planesOf', () => {
  it('gives black, white and red the values of BT.601, and invisible pixels white', () => {
    const at = (...pixel: number[]) => [
      ...planesOf({ width: 1, height: 1, data: Uint8Array.from(pixel) }).data,
    ]
    expect(at(0, 0, 0, 255)).toEqual([16, 128, 128, 255])
    expect(at(255, 255, 255, 255)).toEqual([235, 128, 128, 255])
    expect(at(255, 0, 0, 255)).toEqual([81, 90, 240, 255])
    expect(at(0, 0, 0, 0)).toEqual([235, 128, 128, 0])
  })

  it('averages the colours of what is visible in pictures of odd size', () => {
    const [red, blue, nothing] = [
      [255, 0, 0, 255],
      [0, 0, 255, 255],
      [0, 255, 0, 0],
    ] as const
    const data = Uint8Array.from([...red, ...nothing, ...blue, ...nothing, ...red, ...nothing])
    const { data: planes, layout } = planesOf({ width: 3, height: 2, data })
    expect(layout.map(({ offset }) => offset)).toEqual([0, 6, 8, 10])
    expect([...planes.subarray(6, 10)]).toEqual([90, 240, 240, 110])
  })
})
