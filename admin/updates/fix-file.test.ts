import { describe, expect, it } from 'vitest'
import { fixFile } from './fix-file.ts'

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">${content}</svg>`

describe('the fixes of a drawing', () => {
  it('remove an empty group, and leave nothing to fix', () => {
    const fixed = fixFile(svg('<g/><path d="M4 4h8v8z"/>'), 'icon')
    expect(fixed?.fixes).toEqual([['L404', 1]])
    expect(fixed?.text).not.toContain('<g')
    expect(fixFile(fixed?.text ?? '', 'icon')).toBeNull()
  })

  it('move points onto the grid of icons alone', () => {
    const drawing = svg('<path d="M4.004 4h8v8z"/>')
    expect(fixFile(drawing, 'icon')?.fixes).toEqual([['L410', 2]])
    expect(fixFile(drawing, 'illustration')).toBeNull()
  })

  it('are none for a drawing in order, and for one that is refused', () => {
    expect(fixFile(svg('<path d="M4 4h8v8z"/>'), 'icon')).toBeNull()
    expect(fixFile(svg('<g/><script>1</script>'), 'icon')).toBeNull()
    expect(fixFile('<svg', 'icon')).toBeNull()
  })
})
