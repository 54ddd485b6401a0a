import type { Money } from '#domain/money/money.ts'
import { decimalText } from '#domain/money/text.ts'

/** What is known of a disputed purchase. Times are ISO 8601 in UTC. */
export interface DisputeFacts {
  readonly site: string
  readonly dispute: { readonly id: string; readonly reason: string | null; readonly openedAt: string }
  readonly payment: { readonly id: string; readonly amount: Money; readonly paidAt: string }
  readonly order: {
    readonly id: string
    readonly orderedAt: string
    readonly country: string | null
    readonly lines: readonly { readonly title: string; readonly amount: Money }[]
  }
  readonly customer: { readonly name: string | null; readonly email: string; readonly since: string }
  readonly downloads: readonly DownloadFact[]
  readonly certificates: readonly CertificateFact[]
  readonly logIns: readonly LogInFact[]
}

export interface DownloadFact {
  readonly at: string
  readonly title: string
  readonly format: string
  readonly country: string | null
  readonly licence: string
}

export interface CertificateFact {
  readonly number: string
  readonly title: string
  readonly licensee: string
  readonly sha256: string
  readonly issuedAt: string
}

export interface LogInFact {
  readonly at: string
  readonly lastUsedAt: string
  readonly device: string | null
}

/** A gateway takes this many characters in each field of its evidence. */
export const MAX_FIELD = 20_000

/** The evidence as text, in the fields that gateways ask for. In English, which banks read. */
export interface DisputeEvidence {
  readonly customerName: string
  readonly customerEmail: string
  /** `2026-11-27`. */
  readonly serviceDate: string
  readonly product: string
  readonly activity: string
  readonly statement: string
}

/** One heading of the printed evidence with its lines. */
interface EvidenceSection {
  readonly heading: string
  readonly lines: readonly string[]
}

/** The whole evidence by headings, for the printed file. */
export function evidenceSections(facts: DisputeFacts): readonly EvidenceSection[] {
  return [
    { heading: 'Purchase', lines: purchaseLines(facts) },
    { heading: 'Customer', lines: customerLines(facts) },
    { heading: `Downloads (${facts.downloads.length})`, lines: orNone(facts.downloads.map(downloadLine)) },
    {
      heading: `Licence certificates (${facts.certificates.length})`,
      lines: orNone(facts.certificates.map(certificateLine)),
    },
    { heading: `Log-ins that are kept (${facts.logIns.length})`, lines: orNone(facts.logIns.map(logInLine)) },
  ]
}

/** The evidence in the fields of a gateway, none longer than it takes. */
export function evidenceOf(facts: DisputeFacts): DisputeEvidence {
  const { customer, payment, downloads, certificates, logIns } = facts
  return {
    customerName: customer.name ?? customer.email,
    customerEmail: customer.email,
    serviceDate: (downloads[0]?.at ?? payment.paidAt).slice(0, 10),
    product: bounded(purchaseLines(facts)),
    activity: bounded([...downloads.map(downloadLine), ...logIns.map(logInLine)]),
    statement: bounded([
      `${facts.site} sells digital design assets, which are delivered by download at once.`,
      `The customer downloaded ${downloads.length} files under this payment and received ${certificates.length} licence certificates.`,
      ...customerLines(facts),
      ...certificates.map(certificateLine),
    ]),
  }
}

/** The whole evidence as one text: its SHA-256 identifies what was submitted. */
export function evidenceText(facts: DisputeFacts): string {
  return evidenceSections(facts)
    .map(({ heading, lines }) => `${heading}\n${lines.join('\n')}\n`)
    .join('\n')
}

function purchaseLines({ site, dispute, payment, order }: DisputeFacts): readonly string[] {
  return [
    `Seller: ${oneLine(site)}`,
    `Dispute: ${oneLine(dispute.id)}, opened ${dispute.openedAt}${dispute.reason === null ? '' : `, reason: ${oneLine(dispute.reason)}`}`,
    `Payment: ${oneLine(payment.id)}, ${amountText(payment.amount)}, paid ${payment.paidAt}`,
    `Order: ${order.id}, ${order.orderedAt}${order.country === null ? '' : `, from ${order.country}`}`,
    ...order.lines.map(({ title, amount }) => `- ${oneLine(title)}: ${amountText(amount)}`),
  ]
}

function customerLines({ customer }: DisputeFacts): readonly string[] {
  return [
    `Customer: ${oneLine(customer.name ?? '')} <${oneLine(customer.email)}>, account since ${customer.since}`,
  ]
}

function downloadLine({ at, title, format, country, licence }: DownloadFact): string {
  const from = country === null ? '' : ` from ${country}`
  return `${at}: downloaded "${oneLine(title)}" (${format})${from}, licence ${oneLine(licence)}`
}

function certificateLine({ number, title, licensee, sha256, issuedAt }: CertificateFact): string {
  return `${issuedAt}: certificate ${number} for "${oneLine(title)}" to ${oneLine(licensee)}, file SHA-256 ${sha256}`
}

function logInLine({ at, lastUsedAt, device }: LogInFact): string {
  return `${at}: logged in${device === null ? '' : ` on ${oneLine(device)}`}, last used ${lastUsedAt}`
}

function amountText({ amount, currency }: Money): string {
  return `${decimalText({ amount, currency })} ${currency}`
}

/** A value in one line: a name cannot add lines to the evidence. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim()
}

function orNone(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? ['None'] : lines
}

/** Whole lines as far as they fit, and how many were left out. */
function bounded(lines: readonly string[]): string {
  const kept: string[] = []
  let length = 0
  for (const line of lines) {
    const rest = `… and ${lines.length - kept.length} more lines`
    if (length + line.length + rest.length + 2 > MAX_FIELD) return [...kept, rest].join('\n')
    kept.push(line)
    length += line.length + 1
  }
  return orNone(kept).join('\n')
}
