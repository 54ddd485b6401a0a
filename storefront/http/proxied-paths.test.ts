import { expect, it } from 'vitest'
import { slugFault } from '#domain/landing/slug-fault.ts'
import { PAGES, SERVERS } from './proxied-paths.ts'

it.each(Object.keys(SERVERS).filter((path) => !PAGES.includes(path)))(
  'leaves %s to no landing page',
  (path) => {
    expect(slugFault('root', path.slice(1))).not.toBeNull()
  },
)
