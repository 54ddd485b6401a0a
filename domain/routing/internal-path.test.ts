import { expect, test } from 'vitest'
import type { Page } from '#domain/routing/params.ts'
import { internalPathOfPage } from './internal-path.ts'

test.each<[string, Page]>([
  ['/en/blog/index/1', { family: 'blog', params: {} }],
  ['/en/blog/tag/lottie/2', { family: 'blogTag', params: { slug: 'lottie', page: 2 } }],
  ['/en/certificate/7k3q-9xwa-2b4d-m5', { family: 'certificate', params: { number: '7k3q-9xwa-2b4d-m5' } }],
  ['/en/listing/kind%3Dicon%26page%3D2', { family: 'listing', params: { kind: 'icon', page: 2 } }],
])('%s is the internal path of its page', (path, page) => {
  expect(internalPathOfPage(page, 'en')).toBe(path)
})
