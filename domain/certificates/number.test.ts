import { expect, test } from 'vitest'
import { certificateNumber, NUMBER_BYTES, parseCertificateNumber, readCertificateNumber } from './number.ts'

const bytes = (seed: number) =>
  Uint8Array.from({ length: NUMBER_BYTES }, (_, index) => (seed * 31 + index * 97 + seed * index) % 256)
const SOME = Array.from({ length: 50 }, (_, seed) => certificateNumber(bytes(seed)))
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

test('a number has four groups, and is read as it is printed', () => {
  for (const number of SOME) {
    expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}-[0-9A-HJKMNP-TV-Z]{2}$/)
    expect(readCertificateNumber(number)).toBe(number)
  }
})

test('a number is read in any case, without hyphens, with spaces and with letters that look like digits', () => {
  const number = certificateNumber(new Uint8Array(NUMBER_BYTES).map((_, index) => index % 2))
  const typed = number.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('-', ' ')
  for (const one of [number.toLowerCase(), number.replaceAll('-', ''), typed, ` ${number} `])
    expect(readCertificateNumber(one)).toBe(number)
})

test('a number with one wrong character is refused', () => {
  for (const number of SOME)
    for (const [at, own] of [...number].entries()) {
      if (own === '-') continue
      for (const other of DIGITS.replace(own, '')) {
        const wrong = number.slice(0, at) + other + number.slice(at + 1)
        expect(readCertificateNumber(wrong), wrong).toBeNull()
      }
    }
})

test('a number with two neighbours exchanged is refused', () => {
  for (const number of SOME) {
    const plain = number.replaceAll('-', '')
    for (let at = 0; at < plain.length - 1; at += 1) {
      const exchanged = plain.slice(0, at) + plain.charAt(at + 1) + plain.charAt(at) + plain.slice(at + 2)
      if (exchanged !== plain) expect(readCertificateNumber(exchanged), exchanged).toBeNull()
    }
  }
})

test.each(['', '7K3Q', `${SOME[0]}0`, 'UUUU-UUUU-UUUU-UU', '7K3Q-9XWA-2B4D-Ü5'])('refuses %j', (typed) => {
  expect(readCertificateNumber(typed)).toBeNull()
})

test('a number is read with long dashes and in full width', () => {
  const number = SOME[3] ?? ''
  const wide = [...number].map((one) =>
    one === '-' ? 'ー' : String.fromCodePoint(0xfee0 + one.charCodeAt(0)),
  )
  expect(readCertificateNumber(number.replaceAll('-', '–'))).toBe(number)
  expect(readCertificateNumber(wide.join('').replaceAll('ー', '－'))).toBe(number)
})

test.each([
  ['', 'certificate-number-missing'],
  [' - ', 'certificate-number-missing'],
  ['7K3Q-9XWA-2B4D-U5', 'certificate-number-characters'],
  ['../../etc', 'certificate-number-characters'],
  ['<script>', 'certificate-number-characters'],
  ['7K3Q', 'certificate-number-length'],
  [(SOME[0] ?? '').slice(0, -1), 'certificate-number-length'],
  [`${SOME[0]}0`, 'certificate-number-length'],
  ['0000-0000-0000-01', 'certificate-number-mistyped'],
])('%j is refused as %s', (typed, code) => {
  expect(parseCertificateNumber(typed)).toMatchObject({ ok: false, code })
})
