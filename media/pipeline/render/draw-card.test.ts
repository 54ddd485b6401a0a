import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { linesOf } from './card-lines.ts'
import { drawCard } from './draw-card.ts'

const RED = { r: 255, g: 0, b: 0, alpha: 1 } as const

/** Colour of one pixel of a card whose red artwork has this width and height. */
async function pixelOf(card: Uint8Array, left: number, top: number): Promise<readonly number[]> {
  const pixel = await sharp(card).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...pixel]
}

async function card(width: number, height: number, ground: 'any' | 'dark' = 'any') {
  const artwork = await sharp({ create: { width, height, channels: 4, background: RED } })
    .webp()
    .toBuffer()
  return drawCard({ site: 'Ada’s', title: 'Heart <& Soul>', author: 'Ada', ground, artwork })
}

describe('drawCard', () => {
  it('is a JPEG of the size that sites with link previews request', async () => {
    const { format, width, height } = await sharp(await card(100, 100)).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  })

  it.each([
    ['a square', 100, 100],
    ['a wide', 800, 200],
    ['a high', 200, 800],
  ])('shows %s artwork whole, in the middle of the right half', async (_, width, height) => {
    const drawn = await card(width, height)
    const [red = 0, green = 255] = await pixelOf(drawn, 885, 315)
    expect(red).toBeGreaterThan(240)
    expect(green).toBeLessThan(20)
    expect(await pixelOf(drawn, 1195, 315)).toEqual(await pixelOf(drawn, 1195, 5))
  })

  it('shows the mark of the site in place of an artwork', async () => {
    const drawn = await drawCard({ site: 'Ada’s', title: 'ハート', author: '', ground: 'any', artwork: null })
    const [red = 255, , blue = 0] = await pixelOf(drawn, 800, 400)
    expect([red < 130, blue > 230]).toEqual([true, true])
    expect((await pixelOf(drawn, 1000, 400))[0]).toBeLessThan(60)
  })

  it('has a dark background where the artwork needs one', async () => {
    const brightness = async (ground: 'any' | 'dark') =>
      (await pixelOf(await card(100, 100, ground), 5, 5)).reduce((sum, part) => sum + part, 0)
    expect(await brightness('dark')).toBeLessThan(150)
    expect(await brightness('any')).toBeGreaterThan(600)
  })
})

describe('linesOf', () => {
  const setting = { px: 100, width: 560, most: 2 }

  it('breaks between words, ten letters to a line', () => {
    expect(linesOf('red heart on paper', setting)).toEqual({ lines: ['red heart', 'on paper'], whole: true })
  })

  it('fills a line to its last letter and not beyond', () => {
    expect(linesOf('abcde fghi', setting).lines).toEqual(['abcde fghi'])
    expect(linesOf('abcde fghij', setting).lines).toEqual(['abcde', 'fghij'])
  })

  it('breaks a word that is longer than a line', () => {
    expect(linesOf('abcdefghijkl', setting).lines).toEqual(['abcdefghij', 'kl'])
  })

  it('gives letters of East Asian scripts their own width, five to a line', () => {
    expect(linesOf('無料のアイコン', setting).lines).toEqual(['無料のアイ', 'コン'])
    expect(linesOf('무료 아이콘 모음', { ...setting, most: 3 }).lines).toEqual(['무료', '아이콘', '모음'])
    expect(linesOf('무료 아이콘 모음', setting)).toEqual({ lines: ['무료', '아이콘…'], whole: false })
  })

  it('reports truncated text', () => {
    expect(linesOf('one line and another line', setting)).toEqual({
      lines: ['one line', 'and…'],
      whole: false,
    })
  })

  it('returns no lines for an empty text', () => {
    expect(linesOf(' \n', setting)).toEqual({ lines: [], whole: true })
  })
})
