import { describe, expect, test } from 'vitest'
import { money } from '#domain/money/money.ts'
import { convert, rateText, readRate } from './convert.ts'
import { dac7Xml, type SellerOfYear } from './dac7-xml.ts'
import { isComplete, isReported1099, taxCsv } from './tax-csv.ts'

const RATES = new Map([
  ['USD', 1_250_000n],
  ['INR', 100_000_000n],
])

describe('conversion by the rates of a year', () => {
  test('rounds half away from zero, and needs a rate', () => {
    expect(convert(money(250_000n, 'USD'), 'EUR', RATES)).toBe(200_000n)
    expect(convert(money(1n, 'USD'), 'EUR', RATES)).toBe(1n)
    expect(convert(money(-3n, 'USD'), 'EUR', RATES)).toBe(-2n)
    expect(convert(money(10_000n, 'INR'), 'USD', RATES)).toBe(125n)
    expect(convert(money(1n, 'GBP'), 'EUR', RATES)).toBeNull()
  })

  test.each([
    ['1.0823', 1_082_300n],
    ['97', 97_000_000n],
    ['0', null],
    ['1.1234567', null],
    ['-1', null],
    ['=1', null],
  ])('reads the rate %s', (text, rate) => {
    expect(readRate(text)).toBe(rate)
    if (rate !== null) expect(rateText(rate)).toBe(text)
  })
})

const INCOME = {
  payee: 'payee-1',
  gross: 123_456n,
  withheld: 37_036n,
  rate: 3_000,
  values: { legal_name: '=HYPERLINK("x")', country: 'BR', street: '-1+1', city: 'Rio', foreign_tin: '@1' },
} as const

describe('the CSV of the forms', () => {
  test('neutralises texts that a spreadsheet would run', () => {
    const [, line = ''] = taxCsv('1042-s', [INCOME]).split('\r\n')
    expect(line).toContain(`"'=HYPERLINK(""x"")"`)
    expect(line).toContain(`'-1+1`)
    expect(line).toContain(`'@1`)
    expect(line).toContain('12,1234.56,3,00,30.00,370.36')
  })

  test('states a treaty where nothing was withheld', () => {
    expect(taxCsv('1042-s', [{ ...INCOME, rate: 0, withheld: 0n }])).toContain(',3,04,0.00,0.00,')
  })

  test('reports royalties from 10.00 US dollars on, and all from which tax was withheld', () => {
    expect(isReported1099({ gross: 999n, withheld: 0n })).toBe(false)
    expect(isReported1099({ gross: 1_000n, withheld: 0n })).toBe(true)
    expect(isReported1099({ gross: 1n, withheld: 1n })).toBe(true)
    expect(isComplete('1042-s', INCOME)).toBe(true)
    expect(isComplete('1099-misc', INCOME)).toBe(false)
  })
})

const NONE = { consideration: 0n, fees: 0n, taxes: 0n, activities: 0 }
const SELLER: SellerOfYear = {
  payee: 'payee-1',
  seller: {
    kind: 'individual',
    values: {
      legal_name: 'Ada <b>&"King"\u0000 Lovelace',
      country: 'DE',
      tin: '86095742719',
      tin_country: 'DE',
    },
    missing: [],
  },
  quarters: {
    1: { consideration: 200_050n, fees: 800n, taxes: 49n, activities: 31 },
    2: NONE,
    3: { ...NONE, consideration: -150n },
    4: NONE,
  },
}
const OPERATOR = { name: 'Assets & Co', country: 'DE', taxId: 'DE1', address: 'Weg 1, Berlin' }
const report = (sellers: readonly SellerOfYear[]) =>
  dac7Xml({ year: 2026, operator: OPERATOR, sellers, now: new Date('2027-01-10T00:00:00Z') })

describe('the XML of DAC7', () => {
  test('states quarterly amounts in whole euros, and numbers of activities', () => {
    const xml = report([SELLER])
    expect(xml).toContain('<ConsQ1 currCode="EUR">2001</ConsQ1>')
    expect(xml).toContain('<ConsQ3 currCode="EUR">-2</ConsQ3>')
    expect(xml).toContain('<NumbQ1>31</NumbQ1>')
    expect(xml).toContain('<FeesQ1 currCode="EUR">8</FeesQ1>')
    expect(xml).toContain('<TaxQ1 currCode="EUR">0</TaxQ1>')
    expect(xml).toContain('<ReportingPeriod>2026-12-31</ReportingPeriod>')
  })

  test('escapes what people stated, and closes each element', () => {
    const xml = report([SELLER])
    expect(xml).toContain('<FirstName>Ada &lt;b&gt;&amp;&quot;King&quot;</FirstName>')
    expect(xml).toContain('<Name>Assets &amp; Co</Name>')
    const open: string[] = []
    for (const [, slash, name = ''] of xml.matchAll(/<(\/?)([\w:]+)[^>?]*>/g))
      if (slash === '/') expect(open.pop()).toBe(name)
      else open.push(name)
    expect(open).toEqual([])
    expect(/\p{Cc}/u.test(xml.replaceAll('\n', ''))).toBe(false)
  })

  test('says that there is nothing to report', () => {
    expect(report([])).toContain('<MessageTypeIndic>DPI403</MessageTypeIndic>')
    expect(report([SELLER])).toContain('<MessageTypeIndic>DPI401</MessageTypeIndic>')
  })
})
