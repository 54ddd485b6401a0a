import { isValidBIC, isValidIBAN } from 'ibantools'
import type { ErrorCode } from '#domain/errors/catalogue.ts'

/** Countries with own account numbers that a transfer can be sent to, with the check of the bank's code. */
export const LOCAL_ACCOUNTS = {
  US: { bank: isRoutingNumber, account: /^\d{4,17}$/ },
  CA: { bank: (code: string) => /^\d{8,9}$/.test(code), account: /^\d{5,12}$/ },
  AU: { bank: (code: string) => /^\d{6}$/.test(code), account: /^\d{4,10}$/ },
  IN: { bank: (code: string) => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code), account: /^\d{9,18}$/ },
  JP: { bank: (code: string) => /^\d{7}$/.test(code), account: /^\d{7}$/ },
  KR: { bank: (code: string) => /^\d{3}$/.test(code), account: /^\d{10,14}$/ },
} as const satisfies Record<string, { bank: (code: string) => boolean; account: RegExp }>

export type LocalCountry = keyof typeof LOCAL_ACCOUNTS
export const LOCAL_COUNTRIES = Object.keys(LOCAL_ACCOUNTS) as readonly LocalCountry[]

export interface BankFault {
  readonly field: 'iban' | 'bic' | 'bank_code' | 'account_number' | 'country'
  readonly code: ErrorCode
}

export interface BankAccount {
  readonly iban: string | null
  readonly bic: string | null
  /** Of an account without an IBAN. */
  readonly country: string | null
  readonly bank_code: string | null
  readonly account_number: string | null
}

/** Letters and digits alone, in capitals, as banks exchange them. */
export function compact(text: string): string {
  return text.replaceAll(/[\s.-]/g, '').toUpperCase()
}

/** What is wrong with an account: with an IBAN (length of its country, check digits modulo 97), or with a bank code and a number. */
export function bankFaults({ iban, bic, country, bank_code, account_number }: BankAccount): BankFault[] {
  const faults: BankFault[] = []
  if (bic !== null && !isValidBIC(bic)) faults.push({ field: 'bic', code: 'bic-invalid' })
  if (iban !== null) return isValidIBAN(iban) ? faults : [...faults, { field: 'iban', code: 'iban-invalid' }]
  if (country === null && bank_code === null && account_number === null)
    return [...faults, { field: 'iban', code: 'payee-field-missing' }]
  if (!isLocalCountry(country)) return [...faults, { field: 'country', code: 'bank-account-invalid' }]
  const { bank, account } = LOCAL_ACCOUNTS[country]
  if (!bank(bank_code ?? '')) faults.push({ field: 'bank_code', code: 'bank-account-invalid' })
  if (!account.test(account_number ?? ''))
    faults.push({ field: 'account_number', code: 'bank-account-invalid' })
  return faults
}

function isLocalCountry(country: string | null): country is LocalCountry {
  return country !== null && Object.hasOwn(LOCAL_ACCOUNTS, country)
}

/** The nine digits of a US bank, whose weighted sum is a multiple of ten (American Bankers Association). */
function isRoutingNumber(code: string): boolean {
  if (!/^\d{9}$/.test(code) || code === '000000000') return false
  const sum = [...code].reduce((total, digit, index) => total + Number(digit) * weightAt(index), 0)
  return sum % 10 === 0
}

function weightAt(index: number): number {
  return [3, 7, 1][index % 3] ?? 0
}
