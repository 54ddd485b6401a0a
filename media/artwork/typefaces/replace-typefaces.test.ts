import { describe, expect, it } from 'vitest'
import { parseSvg } from '#media/artwork/svg/parse.ts'
import { serialiseSvg } from '#media/artwork/svg/serialise.ts'
import { withBundledTypefaces } from './replace-typefaces.ts'

function bundled(inner: string) {
  const parsed = parseSvg(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`)
  if (!parsed.ok) throw new Error(parsed.code)
  const found = withBundledTypefaces(parsed.value)
  return found && { ...found, root: serialiseSvg(found.root) }
}

describe('withBundledTypefaces', () => {
  it('returns null for a drawing without text', () => {
    expect(bundled('<path d="M0 0h1"/><text> </text>')).toBeNull()
  })

  it('replaces families in attributes, styles and style sheets', () => {
    const found = bundled(`
      <style>text{font-family:"Open Sans",serif;fill:red}.b{font:italic 700 12px/1.5 Georgia,serif}</style>
      <text font-family="Arial, sans-serif">a</text>
      <text style="font-size:4px;font-family:'Fira Code'">b</text>
      <text font="bold 10px Verdana">c</text>`)
    expect(found?.root).toContain('font-family:Arimo')
    expect(found?.root).toContain('italic 700 12px/1.5 Tinos')
    expect(found?.root).toContain('font-family="Arimo"')
    expect(found?.root).toContain('font-family:Cousine')
    expect(found?.root).toContain('bold 10px Arimo')
    expect(found?.replaced).toEqual(['Arial', 'Fira Code', 'Georgia', 'Open Sans', 'Verdana'])
  })

  it('keeps families inherited', () => {
    expect(bundled('<g font-family="monospace"><text font-family="inherit">a</text></g>')?.root).toContain(
      'font-family="inherit"',
    )
  })

  it('uses serifs where no family is named', () => {
    expect(bundled('<text>a</text>')).toMatchObject({ replaced: [], text: 'a' })
    expect(bundled('<text>a</text>')?.root).toContain('font-family="Tinos"')
  })
})
