import { MARGIN, PALE, printSheet, rule, type Sheet, type Style, WIDTH, write } from '#cms/pdf/sheet.ts'
import type { PrintedInvoice } from '#domain/invoices/printed.ts'

const AMOUNT_WIDTH = 110
const QUANTITY_WIDTH = 70

/**
 * An invoice as a PDF of one or more A4 pages: tagged for screen readers, with all characters embedded. The same document
 * gives the same bytes.
 *
 * @param issuedAt becomes the date of creation
 */
export function renderInvoice(
  invoice: PrintedInvoice,
  { language, issuedAt }: { readonly language: string; readonly issuedAt: Date },
): Promise<Uint8Array> {
  const title = `${invoice.title} ${invoice.facts[0]?.[1] ?? ''}`
  return printSheet({ title, language, createdAt: issuedAt }, (sheet) => draw(sheet, invoice))
}

function draw(sheet: Sheet, { title, facts, parties, columns, rows, sums, notes }: PrintedInvoice): void {
  const { pdf, say } = sheet
  say('H1', () => write(sheet, title, { size: 26, bold: true }))
  pdf.moveDown(0.6)
  for (const [label, value] of facts) say('P', () => write(sheet, `${label}: ${value}`, { colour: PALE }))
  pdf.moveDown(1.4)
  const top = pdf.y
  const bottoms = parties.map((party, at) => {
    const column = { x: MARGIN + (at * WIDTH) / 2, width: WIDTH / 2 - 12 }
    pdf.y = top
    say('P', () => write(sheet, party.label, { ...column, colour: PALE, size: 9 }))
    say('P', () => write(sheet, party.name, { ...column, bold: true }))
    for (const line of party.lines) say('P', () => write(sheet, line, column))
    return pdf.y
  })
  // Statements have no parties.
  if (bottoms.length > 0) pdf.y = Math.max(...bottoms) + 24
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

/** A line of three columns, on one height. A page that is full is continued on the next one. */
function row(sheet: Sheet, [first, second, third]: readonly [string, string, string], style: Style): void {
  const { pdf } = sheet
  if (pdf.y > pdf.page.height - MARGIN - 48) pdf.addPage()
  const y = pdf.y
  const right = MARGIN + WIDTH - AMOUNT_WIDTH
  write(sheet, third, { ...style, x: right, width: AMOUNT_WIDTH, align: 'right' })
  pdf.y = y
  if (second !== '')
    write(sheet, second, { ...style, x: right - QUANTITY_WIDTH, width: QUANTITY_WIDTH, align: 'right' })
  pdf.y = y
  write(sheet, first, { ...style, width: WIDTH - AMOUNT_WIDTH - QUANTITY_WIDTH - 10 })
}
