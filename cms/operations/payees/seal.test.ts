import { describe, expect, it } from 'vitest'
import { openSealer, type SealedPlace } from './seal.ts'

const OLD = `2026-a:${'a1'.repeat(32)}`
const NEW = `2027-a:${'b2'.repeat(32)}`
const PLACE: SealedPlace = { column: 'tax_forms.sealed', row: '1' }
const PLAIN = new TextEncoder().encode('{"us_tin":"123-45-6789"}')

const REFUSED = { ok: false, code: 'payee-data-unreadable' }

describe('a sealed value', () => {
  const sealer = openSealer(OLD)
  const sealed = sealer.seal(PLACE, PLAIN)

  it('opens in its place, and does not hold its text', () => {
    expect(sealer.open(PLACE, sealed)).toEqual({ ok: true, value: Buffer.from(PLAIN) })
    expect(sealed).not.toContain('6789')
    expect(sealed).toMatch(/^v1\.2026-a\.[\w-]{16}\.[\w-]{22}\.[\w-]+$/)
  })

  it('differs each time', () => {
    expect(sealer.seal(PLACE, PLAIN)).not.toBe(sealed)
  })

  it('opens with a retired key after a rotation, and what is sealed then names the new one', () => {
    const rotated = openSealer(`${NEW},${OLD}`)
    expect(rotated.open(PLACE, sealed).ok).toBe(true)
    const again = rotated.seal(PLACE, PLAIN)
    expect(again).toMatch(/^v1\.2027-a\./)
    expect(sealer.open(PLACE, again)).toMatchObject(REFUSED)
  })

  it('does not open in another row or column', () => {
    expect(sealer.open({ ...PLACE, row: '2' }, sealed)).toMatchObject(REFUSED)
    expect(sealer.open({ ...PLACE, column: 'payout_methods.sealed' }, sealed)).toMatchObject(REFUSED)
  })

  it('is refused with any character altered, cut or missing', () => {
    for (let index = 0; index < sealed.length; index += 1) {
      const other = sealed[index] === 'A' ? 'Q' : 'A'
      const altered = `${sealed.slice(0, index)}${other}${sealed.slice(index + 1)}`
      const opened = sealer.open(PLACE, altered)
      // The last character of base64url has bits that belong to no byte.
      if (opened.ok) expect(Buffer.from(opened.value)).toEqual(Buffer.from(PLAIN))
      else expect(opened).toMatchObject(REFUSED)
    }
    for (const cut of ['', 'v1', sealed.slice(0, -4), sealed.slice(0, sealed.lastIndexOf('.'))])
      expect(sealer.open(PLACE, cut)).toMatchObject(REFUSED)
  })

  it.each(['', 'a1'.repeat(32), `2026-a:public:${'a'.repeat(43)}`, `${NEW},2026-a:public:${'a'.repeat(43)}`])(
    'cannot be made with the list %j',
    (list) => {
      expect(() => openSealer(list)).toThrow('PAYEE_KEYS')
    },
  )
})
