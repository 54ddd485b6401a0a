import { descendants, isElement, type SvgElement, textOf } from '#media/artwork/svg/tree.ts'
import { BUNDLED } from './typefaces.ts'

/** The faces of bundled typefaces that a drawing's text needs; possibly more where it has a style sheet. */
export interface TextFaces {
  readonly families: ReadonlySet<string>
  readonly bold: boolean
  readonly italic: boolean
  /** Whether all of its text is bold. */
  readonly onlyBold: boolean
}

/** @param root a drawing whose text uses only bundled typefaces */
export function facesOf(root: SvgElement): TextFaces {
  const sheet = descendants(root)
    .filter(({ name }) => name === 'style')
    .map(textOf)
    .join(' ')
  const runs = [...runsIn(root, NORMAL)]
  const decided = sheet.includes('font')
  return {
    families: new Set([...runs.map(({ family }) => family), ...namesIn(sheet)]),
    bold: runs.some(({ bold }) => bold) || (decided && BOLD.test(sheet)),
    italic: runs.some(({ italic }) => italic) || (decided && ITALIC.test(sheet)),
    onlyBold: !decided && runs.every(({ bold }) => bold),
  }
}

interface Face {
  readonly family: string
  readonly bold: boolean
  readonly italic: boolean
}

const NORMAL: Face = { family: BUNDLED.serif, bold: false, italic: false }
/** Weights that are nearer to bold than to regular: CSS takes the lighter face up to 500. */
const BOLD = /bold|\b(?:5(?:0[1-9]|[1-9]\d)|[6-9]\d\d|1000)\b/i
const ITALIC = /italic|oblique/i

/** The face of each run of text. */
function* runsIn(element: SvgElement, inherited: Face): Generator<Face> {
  const face = faceOf(element, inherited)
  for (const child of element.children) {
    if (isElement(child)) yield* runsIn(child, face)
    else if (child.value.trim() !== '' && DRAWN.has(element.name)) yield face
  }
}

const DRAWN: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath'])

function faceOf(element: SvgElement, inherited: Face): Face {
  const font = declared(element, 'font')
  const family = declared(element, 'font-family') ?? font
  const weight = declared(element, 'font-weight') ?? font
  const style = declared(element, 'font-style') ?? font
  return {
    family:
      family === null || /inherit/i.test(family) ? inherited.family : (namesIn(family)[0] ?? BUNDLED.serif),
    bold: weight === null || /inherit/i.test(weight) ? inherited.bold : BOLD.test(weight),
    italic: style === null || /inherit/i.test(style) ? inherited.italic : ITALIC.test(style),
  }
}

/** A property of an element: its style overrides its attribute. */
function declared({ attributes }: SvgElement, property: string): string | null {
  const style = new RegExp(`(?:^|;)\\s*${property}\\s*:([^;]*)`, 'i').exec(attributes.get('style') ?? '')
  return style?.[1] ?? attributes.get(property) ?? null
}

function namesIn(css: string): readonly string[] {
  return Object.values(BUNDLED).filter((name) => css.includes(name))
}
