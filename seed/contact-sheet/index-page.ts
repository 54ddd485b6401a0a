import type { Kind } from '#domain/assets/kinds.ts'
import { SHEET } from './layout.ts'

/** A finished sheet. */
export interface Sheet {
  readonly kind: Kind
  readonly file: string
  readonly works: number
}

/** A page with all sheets below each other, by kind. */
export function indexPage(sheets: readonly Sheet[]): string {
  const kinds = [...new Set(sheets.map(({ kind }) => kind))]
  const sections = kinds.map((kind) => {
    const mine = sheets.filter((sheet) => sheet.kind === kind)
    const works = mine.reduce((sum, sheet) => sum + sheet.works, 0)
    const pictures = mine.map(
      ({ file }) =>
        `<img src="${file}" alt="${file}" width="${SHEET.width}" height="${SHEET.height}" loading="lazy">`,
    )
    return `<h2 id="${kind}">${kind}, ${works}</h2>\n${pictures.join('\n')}`
  })
  const links = kinds.map((kind) => `<a href="#${kind}">${kind}</a>`).join(' ')
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Contact sheets of the default seed</title>
<style>img { display: block; max-width: 100%; height: auto; margin-block: 1rem }</style>
<h1>Contact sheets of the default seed</h1>
<nav>${links}</nav>
${sections.join('\n')}
</html>
`
}
