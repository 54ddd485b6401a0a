import type { ProofSource } from '#cms/ports/proof-source.ts'
import { normaliseEmail } from '#domain/accounts/email.ts'
import { CLAIM_FILE, CLAIM_LABEL, CLAIM_METHODS, type ClaimMethod } from '#domain/contributors/claim.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

interface Wanted {
  readonly method: ClaimMethod
  /** Validated by `isClaimTarget`. */
  readonly target: string
  /** The text that the file or the record must have. */
  readonly code: string
  /** The confirmed address of the claimant. */
  readonly email: string
}

/** Where a proof was found, for staff. */
export interface FoundProof {
  readonly place: string
}

/** Looks for a proof outside any transaction. Refuses with `proof-missing` and `proof-unreachable`. */
export function findProof(source: ProofSource, wanted: Wanted): Promise<Result<FoundProof>> {
  switch (wanted.method) {
    case 'repository':
      return findFile(source, wanted)
    case 'dns':
      return findRecord(source, wanted)
    case 'package':
      return findMaintainer(source, wanted)
  }
}

async function findFile(source: ProofSource, { target, code }: Wanted): Promise<Result<FoundProof>> {
  const address = new URL(`https://${CLAIM_METHODS.repository.host}/${target}/HEAD/${CLAIM_FILE}`)
  const text = await source.readText(address)
  if (!text.ok) return text
  const lines = (text.value ?? '').split(/\s+/)
  return lines.includes(code) ? accept({ place: address.href }) : refuse('proof-missing', address.href)
}

async function findRecord(source: ProofSource, { target, code }: Wanted): Promise<Result<FoundProof>> {
  const name = `${CLAIM_LABEL}.${target}`
  const records = await source.readTxt(name)
  if (!records.ok) return records
  return records.value.some((record) => record.trim() === code)
    ? accept({ place: `TXT ${name}` })
    : refuse('proof-missing', name)
}

async function findMaintainer(source: ProofSource, { target, email }: Wanted): Promise<Result<FoundProof>> {
  const address = new URL(`https://${CLAIM_METHODS.package.host}/${target.replace('/', '%2f')}/latest`)
  const text = await source.readText(address)
  if (!text.ok) return text
  return maintainersOf(text.value).some((one) => normaliseEmail(one) === email)
    ? accept({ place: address.href })
    : refuse('proof-missing', address.href)
}

function maintainersOf(text: string | null): string[] {
  const described = parseJson(text ?? '')
  if (typeof described !== 'object' || described === null || !('maintainers' in described)) return []
  const { maintainers } = described
  if (!Array.isArray(maintainers)) return []
  return maintainers.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'email' in one && typeof one.email === 'string'
      ? [one.email]
      : [],
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
