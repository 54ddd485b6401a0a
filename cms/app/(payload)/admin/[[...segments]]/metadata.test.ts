import { expect, it } from 'vitest'
import { inNameOf } from './metadata.ts'

it('titles a page of the panel with the name of the site, and keeps its icon and its rule for crawlers', () => {
  const icons = [{ url: 'data:image/svg+xml,' }]
  const own = { title: 'Dashboard', icons, robots: 'noindex', openGraph: { siteName: 'Payload App' } }
  expect(inNameOf('Plates', own)).toEqual({ title: 'Dashboard · Plates', icons, robots: 'noindex' })
  expect(inNameOf('Plates', {})).toEqual({ title: 'Plates' })
})
