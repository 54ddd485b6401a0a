import { describe, expect, it } from 'vitest'
import { TEMPLATE_CATEGORY_CODES } from '#domain/assets/template-categories.ts'
import { pathOfPage } from '#domain/routing/href.ts'
import { fixedPages } from './fixed-pages.ts'

const pathsOf = (...sections: string[]) =>
  fixedPages(new Set(sections), 'en').map((page) => pathOfPage(page, 'en'))

describe('pages that no row stands for', () => {
  it('are there once each, whatever is in the catalogue', () => {
    const paths = pathsOf()
    expect(paths).toContain('/en')
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('are the listings of what there is, and no others', () => {
    const empty = pathsOf()
    const added = pathsOf('icons', 'photo-packs', 'contributors').filter((path) => !empty.includes(path))
    expect(added).toEqual(['/en/icons', '/en/photo-packs'])
  })

  it('are those of each use of templates, where there are templates', () => {
    const uses = TEMPLATE_CATEGORY_CODES.map((use) => `/en/templates/${use}`)
    expect(pathsOf('templates')).toEqual(expect.arrayContaining(uses))
    expect(pathsOf('icons')).not.toContain(uses[0])
  })
})
