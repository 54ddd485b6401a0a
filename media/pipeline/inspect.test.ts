import { describe, expect, it } from 'vitest'
import { decodeText, inspect } from '#media/pipeline/inspect.ts'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><text>é</text></svg>'
const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>${DRAWING}`

describe('the encoding of a text file', () => {
  const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16()
  it.each([
    ['UTF-8', Buffer.from(DRAWING)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${DRAWING}`)],
    ['UTF-8, declared', Buffer.from(declared('utf-8'))],
    ['Latin-1', Buffer.from(declared('ISO-8859-1'), 'latin1')],
    ['UTF-16, little end first', Buffer.from(`\uFEFF${declared('UTF-16')}`, 'utf16le')],
    ['UTF-16, big end first', swapped(Buffer.from(`\uFEFF${declared('UTF-16')}`, 'utf16le'))],
    ['UTF-8 that claims UTF-16', Buffer.from(declared('utf-16'))],
  ])('is read: %s', (_, bytes) => {
    expect(inspect(bytes)).toMatchObject({ ok: true, value: 'svg' })
    expect(decodeText(bytes)).toContain('<text>é</text>')
  })

  it.each([
    ['Latin-1 without a declaration', Buffer.from(DRAWING, 'latin1')],
    ['an unknown encoding', Buffer.from(declared('x-nothing'))],
  ])('is refused: %s', (_, bytes) => expect(decodeText(bytes)).toBeNull())
})
