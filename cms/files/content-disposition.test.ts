import { describe, expect, it } from 'vitest'
import { attachment } from '#cms/files/content-disposition.ts'

describe('attachment', () => {
  it('gives an ASCII name in both parameters', () => {
    expect(attachment('red-heart.svg')).toBe(
      `attachment; filename="red-heart.svg"; filename*=UTF-8''red-heart.svg`,
    )
  })

  it('removes accents in the ASCII name and preserves them in the encoded one', () => {
    expect(attachment('café.png')).toBe(`attachment; filename="cafe.png"; filename*=UTF-8''caf%C3%A9.png`)
    expect(attachment('ハート.svg')).toBe(
      `attachment; filename="___.svg"; filename*=UTF-8''%E3%83%8F%E3%83%BC%E3%83%88.svg`,
    )
  })

  it('escapes characters that would end the quoted name or start another header', () => {
    expect(attachment('a"b\\c/d%e\r\nx: y.svg')).toMatch(/^attachment; filename="a_b_c_d_e__x: y\.svg"; /)
    expect(attachment("it's (1)*.svg")).toContain("filename*=UTF-8''it%27s%20%281%29%2A.svg")
  })
})
