import { describe, expect, it } from 'vitest'
import { SIGNED_SECONDS, signUrl, verifyUrl } from '#media/storage/sign.ts'

const secret = 's'.repeat(32)
const now = new Date('2026-11-21T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const signed = signUrl('/files/ab/%E3%83%8F.svg', new URLSearchParams({ line: 'a & b=c', format: 'svg' }), {
  secret,
  now,
})

const at = (address: string) => new URL(address, 'http://files')
const url = at(signed)

describe('signed addresses', () => {
  it('expire after 120 seconds', () => {
    expect(SIGNED_SECONDS).toBe(120)
    expect(verifyUrl(url, { secret, now }).ok).toBe(true)
    expect(verifyUrl(url, { secret, now: later(119) }).ok).toBe(true)
    expect(verifyUrl(url, { secret, now: later(120) }).ok).toBe(true)
    expect(verifyUrl(url, { secret, now: later(121) })).toMatchObject({ code: 'download-link-expired' })
  })

  it('are refused after any change', () => {
    const signature = signed.slice(signed.indexOf('&signature='))
    for (const bad of [
      signed.replace('/ab/', '/cd/'),
      signed.replace('format=svg', 'format=png'),
      signed.replace(/expires=\d+/, 'expires=9999999999'),
      signed.replace('&signature', '&more=1&signature'),
      signed.replace('?', '?format=png&'),
      `${signed}&more=1`,
      `${signed}&format=png`,
      signed.replace(signature, ''),
      signed.replace(signature, '&signature='),
      signed.replace(signature, '&signature=%F0%9F%98%80'),
      signed.slice(0, -1),
      '/',
      `/%E0%A4%A?${signature}`,
    ]) {
      expect(verifyUrl(at(bad), { secret, now }), bad).toMatchObject({
        ok: false,
        code: 'download-link-expired',
      })
    }
    expect(verifyUrl(url, { secret: 'x'.repeat(32), now }).ok).toBe(false)
  })

  it('stay valid when a proxy encodes them differently', () => {
    for (const same of [
      signed.replaceAll('+', '%20'),
      signed.replace('%E3%83%8F', 'ハ'),
      signed.replace('%3D', '='),
    ]) {
      expect(same).not.toBe(signed)
      expect(verifyUrl(at(same), { secret, now }).ok, same).toBe(true)
    }
  })

  it('cannot be extended by a query value that contains "&expires="', () => {
    const tricky = signUrl('/f', new URLSearchParams({ a: '1&expires=9999999999' }), { secret, now })
    expect(verifyUrl(at(tricky), { secret, now: later(121) }).ok).toBe(false)
    expect(verifyUrl(at(tricky.replace('%26expires%3D', '&expires=')), { secret, now }).ok).toBe(false)
  })
})
