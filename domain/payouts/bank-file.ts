import { csvLine } from '#domain/contract/console/csv.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Money } from '#domain/money/money.ts'
import { decimalText } from '#domain/money/text.ts'

/** The files that a bank takes for a batch of transfers. */
export const BANK_FILES = ['pain001', 'csv'] as const
export type BankFile = (typeof BANK_FILES)[number]

/** Where a transfer goes: an account with an IBAN, or with a bank code and a number in its country. */
export interface BankAccount {
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly iban: string | null
  readonly bic: string | null
  readonly bankCode: string | null
  readonly accountNumber: string | null
}

export interface BankTransfer {
  /** The cashout: repeated in the statement of the bank, so that the transfer is found again. */
  readonly id: string
  readonly amount: Money
  readonly account: BankAccount
}

export interface BankBatch {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly debtor: { readonly name: string; readonly iban: string | null; readonly bic: string | null }
  readonly transfers: readonly BankTransfer[]
}

/**
 * A SEPA credit transfer (ISO 20022, pain.001.001.09). Only for euro, accounts with an IBAN, and a debtor with one. The
 * same batch is the same file: its message id is that of the batch, by which banks refuse a second one.
 */
export function pain001({ id, createdAt, debtor, transfers }: BankBatch): Result<string> {
  const { iban } = debtor
  const isSepa = transfers.every(({ amount, account }) => amount.currency === 'EUR' && account.iban !== null)
  if (iban === null || transfers.length === 0 || !isSepa) return refuse('cashout-file-not-sepa')
  const message = compact(id)
  const sum = transfers.reduce((total, { amount }) => total + amount.amount, 0n)
  const sums = `<NbOfTxs>${transfers.length}</NbOfTxs><CtrlSum>${decimalText({ amount: sum, currency: 'EUR' })}</CtrlSum>`
  const name = `<Nm>${sepaText(debtor.name)}</Nm>`
  const made = new Date(createdAt).toISOString()
  return accept(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>',
      `<GrpHdr><MsgId>${message}</MsgId><CreDtTm>${made.slice(0, 19)}Z</CreDtTm>${sums}<InitgPty>${name}</InitgPty></GrpHdr>`,
      `<PmtInf><PmtInfId>${message}</PmtInfId><PmtMtd>TRF</PmtMtd>${sums}`,
      '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>',
      `<ReqdExctnDt><Dt>${made.slice(0, 10)}</Dt></ReqdExctnDt><Dbtr>${name}</Dbtr>`,
      `<DbtrAcct><Id><IBAN>${compact(iban)}</IBAN></Id></DbtrAcct>`,
      `<DbtrAgt>${agent(debtor.bic)}</DbtrAgt><ChrgBr>SLEV</ChrgBr>`,
      ...transfers.map(creditTransfer),
      '</PmtInf></CstmrCdtTrfInitn></Document>',
      '',
    ].join('\n'),
  )
}

function creditTransfer({ id, amount, account: { name, iban, bic } }: BankTransfer): string {
  const end = compact(id)
  const bank = bic === null ? '' : `<CdtrAgt>${agent(bic)}</CdtrAgt>`
  return [
    `<CdtTrfTxInf><PmtId><EndToEndId>${end}</EndToEndId></PmtId>`,
    `<Amt><InstdAmt Ccy="EUR">${decimalText(amount)}</InstdAmt></Amt>${bank}<Cdtr><Nm>${sepaText(name)}</Nm></Cdtr>`,
    `<CdtrAcct><Id><IBAN>${compact(iban ?? '')}</IBAN></Id></CdtrAcct>`,
    `<RmtInf><Ustrd>Cashout ${end}</Ustrd></RmtInf></CdtTrfTxInf>`,
  ].join('')
}

function agent(bic: string | null): string {
  const id = bic === null ? '<Othr><Id>NOTPROVIDED</Id></Othr>' : `<BICFI>${compact(bic)}</BICFI>`
  return `<FinInstnId>${id}</FinInstnId>`
}

/** Ids have 35 characters at most, IBANs no spaces. */
function compact(text: string): string {
  return text.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()
}

const MAX_NAME = 70
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
}

/** A text in the characters that every SEPA bank takes; others are written without accents, or as a full stop. */
function sepaText(text: string): string {
  const plain = [...text].map((letter) => LETTERS[letter] ?? letter).join('')
  const known = plain
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^0-9A-Za-z /\-?:().,'+]/gu, '.')
  return known.slice(0, MAX_NAME).replaceAll("'", '&apos;')
}

const HEADERS = ['id', 'name', 'country', 'iban', 'bic', 'bank_code', 'account_number', 'currency', 'amount']

/** The transfers as CSV, for banks outside of SEPA and for other currencies. */
export function bankCsv({ transfers }: BankBatch): string {
  const lines = transfers.map(({ id, amount, account }) =>
    csvLine([
      id,
      account.name,
      account.country,
      account.iban,
      account.bic,
      account.bankCode,
      account.accountNumber,
      amount.currency,
      decimalText(amount),
    ]),
  )
  return `\uFEFF${csvLine(HEADERS)}${lines.join('')}`
}
