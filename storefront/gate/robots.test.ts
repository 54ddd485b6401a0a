import { expect, it } from 'vitest'
import { robotsText } from './robots.ts'

const PUBLIC_URL = 'https://motif.example'

it('lets crawlers read that nothing may be listed, where nothing may', () => {
  expect(robotsText({ INDEXING: 'off', PUBLIC_URL })).toBe('User-agent: *\nAllow: /\n')
})

it('keeps crawlers from calls and from pages of people, and names the sitemaps', () => {
  const lines = robotsText({ INDEXING: 'on', PUBLIC_URL }).split('\n')
  for (const path of ['/api/', '/admin', '/*/dashboard', '/*/auth'])
    expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).toContain('Sitemap: https://motif.example/sitemap.xml')
})

it('keeps them from no page that may be listed, and from no picture', () => {
  const text = robotsText({ INDEXING: 'on', PUBLIC_URL })
  expect(text).not.toMatch(/Disallow: \/\*\/(?:collections|contributors|icons|reverse-image-search)?$/m)
  expect(text).not.toContain('/previews')
})
