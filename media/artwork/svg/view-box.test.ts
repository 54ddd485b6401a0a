import { describe, expect, it } from 'vitest'
import { LIMITS } from '#media/artwork/limits.ts'
import { parseSvg } from '#media/artwork/svg/parse.ts'
import { sizeOfSvg } from '#media/artwork/svg/view-box.ts'

function sizeOf(attributes: string) {
  const parsed = parseSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`)
  if (!parsed.ok) throw new Error(parsed.detail)
  const size = sizeOfSvg(parsed.value)
  return size.ok ? [size.value.width, size.value.height] : size.code
}

describe('the natural size of a drawing', () => {
  it.each([
    ['width="30" height="20" viewBox="0 0 3 2"', [30, 20]],
    ['viewBox="0,0 3,2"', [3, 2]],
    ['width="30" viewBox="0 0 3 2"', [30, 20]],
    ['height="20" viewBox="0 0 3 2"', [30, 20]],
    ['width="100%" height="100%" viewBox="0 0 3 2"', [3, 2]],
    ['width="1in" height="72pt"', [96, 96]],
    ['width="1em" height="1em" viewBox="0 0 24 24"', [16, 16]],
    ['', 'file-damaged'],
    ['viewBox="0 0 0 2"', 'file-damaged'],
    ['viewBox="0 0 NaN 2"', 'file-damaged'],
    ['width="-1" height="2"', 'file-damaged'],
  ])('%s', (attributes, size) => expect(sizeOf(attributes)).toEqual(size))

  it('refuses sides above the limit', () => {
    expect(sizeOf(`viewBox="0 0 ${LIMITS.side} 1"`)).toEqual([LIMITS.side, 1])
    expect(sizeOf(`viewBox="0 0 ${LIMITS.side + 1} 1"`)).toBe('file-too-many-pixels')
  })
})
