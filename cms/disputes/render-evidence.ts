import { PALE, printSheet, rule, write } from '#cms/pdf/sheet.ts'
import { type DisputeFacts, evidenceSections } from '#domain/disputes/evidence.ts'

/** The evidence of a dispute as PDF, in English for the bank. */
export function renderEvidence(facts: DisputeFacts): Promise<Uint8Array> {
  const title = `Evidence for dispute ${facts.dispute.id}`
  const createdAt = new Date(facts.dispute.openedAt)
  return printSheet({ title, language: 'en', createdAt }, (sheet) => {
    const { pdf, say } = sheet
    say('H1', () => write(sheet, title, { size: 18, bold: true }))
    say('P', () => write(sheet, 'All times are UTC.', { colour: PALE, size: 9 }))
    for (const { heading, lines } of evidenceSections(facts)) {
      pdf.moveDown(0.6)
      rule(sheet)
      say('H2', () => write(sheet, heading, { size: 13, bold: true }))
      for (const line of lines) say('P', () => write(sheet, line, { size: 9 }))
    }
  })
}
