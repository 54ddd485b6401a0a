import { describe, expect, it } from 'vitest'
import { isBrowser, isCrawler } from '#domain/visitors/crawlers.ts'

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const CUBOT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CUBOT/1'
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

describe('isCrawler', () => {
  it.each([
    [GOOGLEBOT, true],
    ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
    ['Baiduspider/2.0', true],
    [CHROME, false],
    [CUBOT, false],
  ])('%s: %s', (agent, expected) => {
    expect(isCrawler(agent)).toBe(expected)
  })
})

describe('isBrowser', () => {
  it.each([
    [CHROME, true],
    [CUBOT, true],
    [GOOGLEBOT, false],
    ['curl/8.5.0', false],
    ['', false],
  ])('%s: %s', (agent, expected) => {
    expect(isBrowser(agent)).toBe(expected)
  })
})
