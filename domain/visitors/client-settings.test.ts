import { describe, expect, it } from 'vitest'
import { CLIENT_SETTINGS, readClientSettings } from '#domain/visitors/client-settings.ts'

describe('readClientSettings', () => {
  it.each([undefined, null, 'text', 7, []])('answers the defaults for %j', (stored) => {
    expect(readClientSettings(stored)).toEqual(CLIENT_SETTINGS)
  })

  it('keeps valid settings and replaces values of another type', () => {
    const stored = {
      country: 'IN',
      utmQueries: [],
      finishedTours: ['grid'],
      lpGiftAnimationShown: 1,
      other: true,
    }
    expect(readClientSettings(stored)).toEqual({ ...CLIENT_SETTINGS, country: 'IN', finishedTours: ['grid'] })
  })
})
