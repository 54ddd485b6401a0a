import PDFDocument from 'pdfkit'
import type { PrintedInvoice } from '#domain/invoices/printed.ts'
import { type EastAsian, eastAsianIn } from '#media/pipeline/render/east-asian.ts'
import { bundledFace } from '#media/pipeline/render/fonts.ts'

const PAGE = { size: 'A4', margin: 56 } as const
const WIDTH = 595.28 - 2 * PAGE.margin
const AMOUNT_WIDTH = 110
const QUANTITY_WIDTH = 70
const INK = '#15141a'
const PALE = '#6b6a76'

/**
 * An invoice as a PDF of one or more A4 pages: tagged for screen readers, with all characters embedded. The same document
 * gives the same bytes.
 *
 * @param issuedAt becomes the date of creation
 */
export async function renderInvoice(
  invoice: PrintedInvoice,
  { language, issuedAt }: { readonly language: string; readonly issuedAt: Date },
): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    ...PAGE,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: `${invoice.title} ${invoice.facts[0]?.[1] ?? ''}`, CreationDate: issuedAt },
  })
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const end = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  draw({ pdf, language }, invoice)
  pdf.end()
  await end
  return Buffer.concat(chunks)
}

interface Sheet {
  readonly pdf: InstanceType<typeof PDFDocument>
  readonly language: string
}

function draw(sheet: Sheet, { title, facts, parties, columns, rows, sums, notes }: PrintedInvoice): void {
  const { pdf } = sheet
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const say = (type: string, write: () => void) => root.add(pdf.struct(type, {}, write))
  say('H1', () => write(sheet, title, { size: 26, bold: true }))
  pdf.moveDown(0.6)
  for (const [label, value] of facts) say('P', () => write(sheet, `${label}: ${value}`, { colour: PALE }))
  pdf.moveDown(1.4)
  const top = pdf.y
  const bottoms = parties.map((party, at) => {
    const column = { x: PAGE.margin + (at * WIDTH) / 2, width: WIDTH / 2 - 12 }
    pdf.y = top
    say('P', () => write(sheet, party.label, { ...column, colour: PALE, size: 9 }))
    say('P', () => write(sheet, party.name, { ...column, bold: true }))
    for (const line of party.lines) say('P', () => write(sheet, line, column))
    return pdf.y
  })
  pdf.y = Math.max(...bottoms) + 24
  say('P', () => row(sheet, columns, { colour: PALE, size: 9 }))
  rule(sheet)
  for (const { title: name, note, quantity, amount } of rows) {
    say('P', () => row(sheet, [name, quantity, amount], {}))
    if (note !== null) say('P', () => write(sheet, note, { colour: PALE, size: 9, width: WIDTH - 190 }))
    pdf.moveDown(0.4)
  }
  rule(sheet)
  for (const [at, [label, value]] of sums.entries())
    say('P', () => row(sheet, [label, '', value], { bold: at === sums.length - 1 }))
  pdf.moveDown(1.4)
  for (const note of notes) say('P', () => write(sheet, note, { colour: PALE, size: 9 }))
}

interface Style {
  readonly x?: number
  readonly width?: number
  readonly size?: number
  readonly bold?: boolean
  readonly colour?: string
  readonly align?: 'left' | 'right'
}

function write(
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

/** A line of three columns, on one height. A page that is full is continued on the next one. */
function row(sheet: Sheet, [first, second, third]: readonly [string, string, string], style: Style): void {
  const { pdf } = sheet
  if (pdf.y > pdf.page.height - PAGE.margin - 48) pdf.addPage()
  const y = pdf.y
  const right = PAGE.margin + WIDTH - AMOUNT_WIDTH
  write(sheet, third, { ...style, x: right, width: AMOUNT_WIDTH, align: 'right' })
  pdf.y = y
  if (second !== '')
    write(sheet, second, { ...style, x: right - QUANTITY_WIDTH, width: QUANTITY_WIDTH, align: 'right' })
  pdf.y = y
  write(sheet, first, { ...style, width: WIDTH - AMOUNT_WIDTH - QUANTITY_WIDTH - 10 })
}

function rule({ pdf }: Sheet): void {
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
