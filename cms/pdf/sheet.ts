import PDFDocument from 'pdfkit'
import { type EastAsian, eastAsianIn } from '#media/pipeline/render/east-asian.ts'
import { bundledFace } from '#media/pipeline/render/fonts.ts'

const PAGE = { size: 'A4', margin: 56 } as const
/** Between the margins, which are all the same. */
export const MARGIN = PAGE.margin
export const WIDTH = 595.28 - 2 * PAGE.margin
const INK = '#15141a'
export const PALE = '#6b6a76'

/** A document that is being written, in the reader's language. */
export interface Sheet {
  readonly pdf: InstanceType<typeof PDFDocument>
  readonly language: string
  /** Writes a part of the document with its structure type, such as `H1` or `P`, for screen readers. */
  readonly say: (type: string, write: () => void) => void
}

interface Printed {
  readonly title: string
  readonly language: string
  /** Becomes the date of creation. */
  readonly createdAt: Date
}

/**
 * A PDF of one or more A4 pages: tagged for screen readers, with all characters embedded. The same drawing gives the same
 * bytes.
 */
export async function printSheet(
  { title, language, createdAt }: Printed,
  draw: (sheet: Sheet) => void,
): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    ...PAGE,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, CreationDate: createdAt },
  })
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const end = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  draw({ pdf, language, say: (type, write) => root.add(pdf.struct(type, {}, write)) })
  pdf.end()
  await end
  return Buffer.concat(chunks)
}

export interface Style {
  readonly x?: number
  readonly width?: number
  readonly size?: number
  readonly bold?: boolean
  readonly colour?: string
  readonly align?: 'left' | 'right'
}

/** Writes a text below what was written last, in typefaces that have its characters. */
export function write(
  { pdf, language }: Sheet,
  text: string,
  { x = PAGE.margin, width = WIDTH, size = 10.5, bold = false, colour = INK, align = 'left' }: Style,
): void {
  pdf.fillColor(colour).fontSize(size)
  const pieces = piecesOf(text, language)
  for (const [at, piece] of pieces.entries()) {
    pdf.font(bundledFace(piece.script, bold ? '700Bold' : '400Regular'))
    const options = { width, align, continued: at < pieces.length - 1, lineGap: 2 }
    if (at === 0) pdf.text(piece.text, x, pdf.y, options)
    else pdf.text(piece.text, options)
  }
}

/** A line across the page. */
export function rule({ pdf }: Sheet): void {
  const y = pdf.y + 4
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.margin + WIDTH, y)
    .lineWidth(0.5)
    .strokeColor(PALE)
    .stroke()
  pdf.endMarkedContent()
  pdf.y = y + 8
}

type Script = EastAsian | 'european'
interface Piece {
  readonly text: string
  readonly script: Script
}

/** A character of the script in which the reader's language writes Chinese characters. */
const OWN_SCRIPT: Readonly<Record<string, string>> = { ja: 'あ', ko: '가' }

/** Runs of characters that one typeface has: no bundled typeface has the characters of all languages. */
function piecesOf(text: string, language: string): readonly Piece[] {
  const pieces: { text: string; script: Script }[] = []
  for (const character of text) {
    const last = pieces.at(-1)
    const script = scriptOf(character, language)
    if (last !== undefined && (last.script === script || character === ' ')) last.text += character
    else pieces.push({ text: character, script })
  }
  return pieces.length === 0 ? [{ text: ' ', script: 'european' }] : pieces
}

/** The typeface that prints a character for readers of a language. */
export function faceOf(character: string, language: string): string {
  return bundledFace(scriptOf(character, language), '400Regular')
}

function scriptOf(character: string, language: string): Script {
  if (eastAsianIn(character).length === 0) return 'european'
  return eastAsianIn((OWN_SCRIPT[language] ?? '') + character).at(-1) ?? 'european'
}
