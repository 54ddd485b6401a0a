import { describe, expect, it } from 'vitest'
import { encodingOfNames } from './member-names.ts'

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'))
const utf8 = (text: string) => new TextEncoder().encode(text)
const svg = '2e 73 76 67'

describe('encodingOfNames', () => {
  it.each([
    ['icon.svg', [utf8('icon.svg')]],
    ['日本語.svg', [utf8('日本語.svg'), utf8('icon.svg')]],
    ['Öl.svg', [utf8('Öl.svg')]],
  ])('reads the bytes of %s, which are UTF-8, as UTF-8', (_text, names) =>
    expect(encodingOfNames(names)).toBe('utf-8'),
  )

  it.each([
    ['日本.svg', `93 fa 96 7b ${svg}`],
    ['アイコン.svg', `83 41 83 43 83 52 83 93 ${svg}`],
    ['アイコン（大）.svg', `83 41 83 43 83 52 83 93 81 69 91 e5 81 6a ${svg}`],
    ['表.svg, whose second byte is a backslash', `95 5c ${svg}`],
    ['icons/ソース.svg', `69 63 6f 6e 73 2f 83 5c 81 5b 83 58 ${svg}`],
  ])('reads the bytes of %s as Shift_JIS', (_text, hex) =>
    expect(encodingOfNames([utf8('plain.svg'), bytes(hex)])).toBe('shift_jis'),
  )

  it.each([
    ['아이콘.svg', `be c6 c0 cc c4 dc ${svg}`],
    ['한국 icon.svg', `c7 d1 b1 b9 20 69 63 6f 6e ${svg}`],
  ])('reads the bytes of %s as EUC-KR', (_text, hex) => expect(encodingOfNames([bytes(hex)])).toBe('euc-kr'))

  it.each([
    ['café.svg', `63 61 66 82 ${svg}`],
    ['cafés.svg', `63 61 66 82 73 ${svg}`],
    ['Schön.svg', `53 63 68 94 6e ${svg}`],
    ['Öl.svg', `99 6c ${svg}`],
    ['château.svg', `63 68 83 74 65 61 75 ${svg}`],
    ['Grüße.svg', `47 72 81 e1 65 ${svg}`],
    ['insinööri.svg', `69 6e 73 69 6e 94 94 72 69 ${svg}`],
    ['naïve.svg', `6e 61 8b 76 65 ${svg}`],
    ['ñandú.svg', `a4 61 6e 64 a3 ${svg}`],
  ])('reads the bytes of %s as code page 437', (_text, hex) =>
    expect(encodingOfNames([bytes(hex)])).toBe('cp437'),
  )

  it('reads names as code page 437 where one of them is no text in the other encodings', () => {
    expect(encodingOfNames([bytes(`93 fa 96 7b ${svg}`), bytes(`63 61 66 82 ${svg}`)])).toBe('cp437')
  })
})
