import { expect, test } from 'vitest'
import { decodeCsv, readCsv } from './read-csv.ts'

const utf8 = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer

function utf16(text: string, isLittle: boolean): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(2 + text.length * 2))
  view.setUint16(0, 0xfeff, isLittle)
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 + at * 2, text.charCodeAt(at), isLittle)
  return view.buffer
}

test.each([
  ['UTF-8', utf8('id,title\n1,é')],
  ['UTF-8 with its mark', utf8('\uFEFFid,title\n1,é')],
  ['UTF-16, little end first', utf16('id,title\n1,é', true)],
  ['UTF-16, big end first', utf16('id,title\n1,é', false)],
])('decodes %s', (_, bytes) => {
  expect(decodeCsv(bytes)).toEqual({ ok: true, value: 'id,title\n1,é' })
})

test.each([
  ['Latin-1', new Uint8Array([0x69, 0x64, 0x2c, 0xe9, 0x0a]).buffer],
  ['a spreadsheet file', new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0]).buffer],
])('refuses %s', (_, bytes) => {
  expect(decodeCsv(bytes)).toMatchObject({ ok: false, code: 'csv-unreadable' })
})

test.each([',', ';', '\t'])('reads cells between %j', (mark) => {
  const text = [`id${mark}title`, `1${mark}"a${mark} ""b""\r\nc"`, ''].join('\r\n')
  expect(readCsv(text)).toEqual({ rows: [['id', 'title'], ['1', `a${mark} "b"\r\nc`], ['']], faults: [] })
})

test('names the row of a quotation mark that is not closed, and reads nothing', () => {
  expect(readCsv('id,title\n1,A\n2,"B\n3,C')).toEqual({
    rows: [],
    faults: [{ row: 3, column: null, code: 'csv-unreadable' }],
  })
})

test('an empty file has no rows', () => {
  expect(readCsv('').rows.flat().join('')).toBe('')
})
