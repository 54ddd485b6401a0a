import { describe, expect, test } from 'vitest'
import { money } from '#domain/money/money.ts'
import { type BankBatch, bankCsv, pain001 } from './bank-file.ts'

const ACCOUNT = {
  name: "Zoë O'Hara-Großmann & Söhne",
  country: 'DE',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
  bankCode: null,
  accountNumber: null,
}
const BATCH: BankBatch = {
  id: '2f1c1f5e-8a52-4f7e-9a54-0b0a3d1c9e77',
  createdAt: Date.UTC(2026, 10, 25, 9),
  debtor: { name: 'Example Assets', iban: 'DE89370400440532013000', bic: null },
  transfers: [
    { id: '3f1c1f5e-8a52-4f7e-9a54-0b0a3d1c9e77', amount: money(19_200, 'EUR'), account: ACCOUNT },
    {
      id: '4f1c1f5e-8a52-4f7e-9a54-0b0a3d1c9e77',
      amount: money(105, 'EUR'),
      account: { ...ACCOUNT, bic: null },
    },
  ],
}

function text(batch: BankBatch): string {
  const file = pain001(batch)
  return file.ok ? file.value : file.code
}

describe('a SEPA file', () => {
  test('has the sum and the number of its transfers twice, and each id', () => {
    const file = text(BATCH)
    expect(file.match(/<NbOfTxs>2<\/NbOfTxs><CtrlSum>193\.05<\/CtrlSum>/g)).toHaveLength(2)
    expect(file).toContain('<InstdAmt Ccy="EUR">192.00</InstdAmt>')
    expect(file).toContain('<InstdAmt Ccy="EUR">1.05</InstdAmt>')
    expect(file.match(/<EndToEndId>[0-9A-F]{32}<\/EndToEndId>/g)).toHaveLength(2)
    expect(file).toContain(
      '<MsgId>2F1C1F5E8A524F7E9A540B0A3D1C9E77</MsgId><CreDtTm>2026-11-25T09:00:00Z</CreDtTm>',
    )
    expect(file).toContain('<IBAN>DE02120300000000202051</IBAN>')
  })

  test('has names in the characters of SEPA alone', () => {
    expect(text(BATCH)).toContain('<Cdtr><Nm>Zoe O&apos;Hara-Grossmann . Sohne</Nm></Cdtr>')
  })

  test('is the same for the same batch', () => {
    expect(text(BATCH)).toBe(text(BATCH))
  })

  test('is refused for another currency, an account without an IBAN, no debtor and no transfers', () => {
    const [first] = BATCH.transfers
    if (first === undefined) throw new Error('no transfer')
    const refused: readonly BankBatch[] = [
      { ...BATCH, transfers: [{ ...first, amount: money(1, 'USD') }] },
      { ...BATCH, transfers: [{ ...first, account: { ...ACCOUNT, iban: null } }] },
      { ...BATCH, debtor: { ...BATCH.debtor, iban: null } },
      { ...BATCH, transfers: [] },
    ]
    expect(refused.map(text)).toEqual(refused.map(() => 'cashout-file-not-sepa'))
  })
})

test('a CSV file has a line for each transfer, and no formulas', () => {
  const [first] = BATCH.transfers
  if (first === undefined) throw new Error('no transfer')
  const local = {
    ...ACCOUNT,
    name: '=1+1',
    country: 'US',
    iban: null,
    bankCode: '021000021',
    accountNumber: '0042',
  }
  const file = bankCsv({ ...BATCH, transfers: [{ ...first, amount: money(19_200, 'USD'), account: local }] })
  expect(file.split('\r\n')).toEqual([
    '\uFEFFid,name,country,iban,bic,bank_code,account_number,currency,amount',
    "3f1c1f5e-8a52-4f7e-9a54-0b0a3d1c9e77,'=1+1,US,,BYLADEM1001,021000021,0042,USD,192.00",
    '',
  ])
})
