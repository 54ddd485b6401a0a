import { expect, it } from 'vitest'
import { deviceOf } from '#domain/analytics/device.ts'
import { sourceOf } from '#domain/analytics/source.ts'

const OWN = 'https://motif.example'

it.each([
  ['', '', 'direct'],
  ['', 'https://www.search.example/find?q=icons', 'search.example'],
  ['utm_source=Newsletter', 'https://mail.example/', 'newsletter'],
  ['utm_source=ada@example.com', '', 'other'],
  ['utm_source=user-1234567', '', 'other'],
  ['', `${OWN}/en/icons`, 'direct'],
])('the query "%s" and the page "%s" are the source %s', (query, referrer, source) => {
  expect(sourceOf(query, referrer, OWN).source).toBe(source)
})

it('reads medium and campaign', () => {
  expect(sourceOf('utm_source=a&utm_medium=Mail&utm_campaign=Spring 2026', '', OWN)).toEqual({
    source: 'a',
    medium: 'mail',
    campaign: 'spring 2026',
  })
})

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', 'computer'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari', 'phone'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Safari', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0)', 'tablet'],
])('%s is a %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
