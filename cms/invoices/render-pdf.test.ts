import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { faceOf } from '#cms/pdf/sheet.ts'
import type { Transaction } from '#domain/contract/transactions.ts'
import { printInvoice } from '#domain/invoices/printed.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { renderInvoice } from './render-pdf.ts'

const inr = (amount: string) => ({ amount, currency: 'INR' as const })
const invoice = (lines: number): Transaction => ({
  uuid: '0b3c2a3e-9a55-4c4e-8b80-0f3c1a6f6a01',
  payment_uuid: '0b3c2a3e-9a55-4c4e-8b80-0f3c1a6f6a02',
  kind: 'invoice',
  number: 'MO-2026-000042',
  issued_at: '2026-11-26T10:00:00.000Z',
  subtotal: inr(String(5_988_00 * lines)),
  tax: inr('0'),
  total: inr(String(5_988_00 * lines)),
  document: {
    seller: {
      name: 'Ada Ltd',
      lines: ['1 High Street'],
      email: 'billing@example.com',
      country: 'DE',
      tax_id: 'DE1',
    },
    buyer: { name: '山田花子 Ünal 김민수 王伟', lines: [], email: null, country: 'IN', tax_id: null },
    lines: Array.from({ length: lines }, () => ({
      title: 'Individual',
      quantity: 1,
      amount: '598800',
      period: null,
    })),
    tax_country: null,
    taxes: [],
    reverse_charge: null,
    gateway: 'razorpay',
    corrects: null,
  },
})
const issuedAt = new Date('2026-11-26T10:00:00Z')
const render = (language: (typeof LOCALE_CODES)[number], lines = 1) =>
  renderInvoice(printInvoice(invoice(lines), language), { language, issuedAt })
const textOf = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1')

describe('an invoice as PDF', () => {
  test.each(LOCALE_CODES)(
    'is tagged, embeds its typefaces and names its language in %s',
    async (language) => {
      const pdf = textOf(await render(language))
      expect(pdf.startsWith('%PDF-1.7')).toBe(true)
      expect(pdf).toContain(`/Lang (${language})`)
      expect(pdf).toContain('/StructTreeRoot')
      expect(pdf.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(2)
    },
  )

  test('has the same bytes each time', async () => {
    expect(Buffer.from(await render('ja')).equals(Buffer.from(await render('ja')))).toBe(true)
  })

  test('continues on further pages', async () => {
    expect(textOf(await render('en', 60)).match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(1)
  })

  test('finds a glyph for every character', () => {
    expect(missingCharacters(JSON.stringify(printInvoice(invoice(1), 'ja')))).toEqual([])
  })
})

/** Characters that the typefaces in which they are printed lack. */
function missingCharacters(text: string): readonly string[] {
  const fontkit = createRequire(import.meta.url)('fontkit') as {
    openSync(file: string): { hasGlyphForCodePoint(code: number): boolean }
  }
  const fonts = new Map<string, ReturnType<typeof fontkit.openSync>>()
  return [...new Set(text)].filter((character) => {
    const file = faceOf(character, 'ja')
    const font = fonts.get(file) ?? fontkit.openSync(file)
    fonts.set(file, font)
    return !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  })
}
