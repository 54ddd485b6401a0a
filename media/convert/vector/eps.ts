import { simplifySvg } from '#media/pipeline/render/draw-svg.ts'
import { readDrawing } from '#media/pipeline/vector/read-drawing.ts'
import type { Converter } from '../converter.ts'
import { createEpsSurface } from './eps-surface.ts'
import { pageOf } from './page.ts'
import { paint } from './surface.ts'

/** Short names of the operators, in a dictionary of the file's own. */
const PROLOGUE = [
  '/Artwork 24 dict def Artwork begin',
  '/m {moveto} bind def /l {lineto} bind def /c {curveto} bind def /h {closepath} bind def',
  '/f {fill} bind def /F {eofill} bind def /s {stroke} bind def',
  '/k {clip newpath} bind def /K {eoclip newpath} bind def',
  '/q {gsave} bind def /Q {grestore} bind def /t {concat} bind def',
  '/r {setrgbcolor} bind def /g {shfill} bind def /p {strokepath clip newpath} bind def',
  '/w {setlinewidth} bind def /J {setlinecap} bind def /j {setlinejoin} bind def',
  '/M {setmiterlimit} bind def /d {setdash} bind def',
  'end',
]

/**
 * Encapsulated PostScript of level 3, which has gradients, in RGB. The bounding box is the page, so that works of a
 * pack keep their place in it.
 */
export const toEps: Converter = async ({ picture, format }, { credit }) => {
  if (picture.type !== 'svg') throw new TypeError(`a ${format} is no drawing`)
  const { drawing } = readDrawing(simplifySvg(picture))
  const { width, height, scale } = pageOf(drawing)
  const lines: string[] = []
  paint(
    drawing.content,
    createEpsSurface((line) => lines.push(line)),
  )
  const file = [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: 0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
    `%%HiResBoundingBox: 0 0 ${width} ${height}`,
    ...(credit ? [`%%Title: ${comment(credit.line)}`] : []),
    ...(credit ? [`%%Copyright: ${comment(`${credit.licence} ${credit.source}`)}`] : []),
    '%%LanguageLevel: 3',
    '%%Pages: 1',
    '%%EndComments',
    '%%BeginProlog',
    ...PROLOGUE,
    '%%EndProlog',
    '%%Page: 1 1',
    'Artwork begin gsave',
    `0 0 m ${width} 0 l ${width} ${height} l 0 ${height} l h k`,
    `[${scale} 0 0 ${-scale} 0 ${height}] t`,
    ...lines,
    'grestore end',
    '%%EOF',
    '',
  ]
  return new TextEncoder().encode(file.join('\n'))
}

/** Lines of comments end at 255 bytes. */
const COMMENT_LENGTH = 80

/** Text of a comment in one line: a line break would begin a line of program. */
function comment(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, COMMENT_LENGTH)
}
