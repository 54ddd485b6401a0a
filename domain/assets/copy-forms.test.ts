import { describe, expect, it } from 'vitest'
import { copyFormsOf, iconifyName } from '#domain/assets/copy-forms.ts'

const LUCIDE = 'https://icon-sets.iconify.design/lucide/heart/'

describe('copyFormsOf', () => {
  it('offers code and the Iconify name of an icon', () => {
    expect(copyFormsOf({ kind: 'icon', originalFormat: 'svg', sourceUrl: LUCIDE })).toEqual([
      'svg',
      'react',
      'vue',
      'svelte',
      'data-uri',
      'iconify',
    ])
  })

  it('offers no Iconify name for an icon of another source', () => {
    const forms = copyFormsOf({ kind: 'icon', originalFormat: 'svg', sourceUrl: 'https://lucide.dev' })
    expect(forms).toContain('react')
    expect(forms).not.toContain('iconify')
  })

  it('offers markup and data URI of a larger drawing, and nothing of a file that is not a drawing', () => {
    const drawing = { kind: 'illustration', originalFormat: 'svg', sourceUrl: LUCIDE } as const
    expect(copyFormsOf(drawing)).toEqual(['svg', 'data-uri'])
    expect(copyFormsOf({ ...drawing, kind: 'icon', originalFormat: 'png' })).toEqual([])
  })
})

describe('iconifyName', () => {
  it('reads set and icon from the address of a page of Iconify', () => {
    expect(iconifyName(LUCIDE)).toBe('lucide:heart')
    expect(iconifyName('https://icon-sets.iconify.design/lucide/')).toBeNull()
    expect(iconifyName(`https://evil.example/?${LUCIDE}`)).toBeNull()
    expect(iconifyName(null)).toBeNull()
  })
})
