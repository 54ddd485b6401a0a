import { describe, expect, it } from 'vitest'
import { SIGNED_SECONDS, signUrl, verifyUrl } from '#media/storage/sign.ts'

const secret = 's'.repeat(32)
const now = new Date('2026-11-21T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const url = signUrl('/files/ab/%E3%83%8F.svg', new URLSearchParams({ line: 'a & b=c', format: 'svg' }), {
  secret,
  now,
})

describe('signed addresses', () => {
  it('are good for 120 seconds and not one more', () => {
    expect(SIGNED_SECONDS).toBe(120)
    expect(verifyUrl(url, { secret, now }).ok).toBe(true)
    expect(verifyUrl(url, { secret, now: later(119) }).ok).toBe(true)
    expect(verifyUrl(url, { secret, now: later(120) }).ok).toBe(true)
    expect(verifyUrl(url, { secret, now: later(121) })).toMatchObject({ code: 'download-link-expired' })
  })

  it('bear no change', () => {
    const signature = url.slice(url.indexOf('&signature='))
    for (const bad of [
      url.replace('/ab/', '/cd/'),
      url.replace('format=svg', 'format=png'),
      url.replace(/expires=\d+/, 'expires=9999999999'),
      url.replace('&signature', '&more=1&signature'),
      `${url}&more=1`,
      url.replace(signature, ''),
      url.replace(signature, '&signature='),
      url.slice(0, -1),
      '',
      signature,
    ]) {
      expect(verifyUrl(bad, { secret, now }), bad).toMatchObject({ ok: false, code: 'download-link-expired' })
    }
    expect(verifyUrl(url, { secret: 'x'.repeat(32), now }).ok).toBe(false)
  })

  it('cannot be given another life by a value that looks like an expiry', () => {
    const tricky = signUrl('/f', new URLSearchParams({ a: '1&expires=9999999999' }), { secret, now })
    expect(verifyUrl(tricky, { secret, now: later(121) }).ok).toBe(false)
  })
})
