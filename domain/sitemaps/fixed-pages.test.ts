import { describe, expect, it } from 'vitest'
import { TEMPLATE_CATEGORY_CODES } from '#domain/assets/template-categories.ts'
import { pathOfPage } from '#domain/routing/href.ts'
import { fixedPages } from './fixed-pages.ts'

const pathsOf = (...sections: string[]) =>
  fixedPages(new Set(sections), 'en').map((page) => pathOfPage(page, 'en'))

describe('fixed pages', () => {
  it('exist once each, independently of the catalogue', () => {
    const paths = pathsOf()
    expect(paths).toContain('/en')
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('include the listings of existing assets only', () => {
    const empty = pathsOf()
    const added = pathsOf('icons', 'photo-packs', 'contributors').filter((path) => !empty.includes(path))
    expect(added).toEqual(['/en/icons', '/en/photo-packs'])
  })

  it('include each use of templates, where there are templates', () => {
    const uses = TEMPLATE_CATEGORY_CODES.map((use) => `/en/templates/${use}`)
    expect(pathsOf('templates')).toEqual(expect.arrayContaining(uses))
    expect(pathsOf('icons')).not.toContain(uses[0])
  })
})
