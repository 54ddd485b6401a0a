import { canonicalJson } from '#domain/certificates/canonical.ts'
import { type StatementFile, statementFileSchema } from '#domain/contract/statement-document.ts'
import { isComputed, LineSums } from './amounts.ts'
import type { FindingCode } from './findings.ts'
import { CHAIN_START, type Digest, hashLine, hashMonth, hashStatement, topFrom } from './hashes.ts'

/** Something of a statement that is not as it was published. */
export interface Finding {
  readonly code: FindingCode
  /** The place of the line in the file, from 1; null for the statement as a whole. */
  readonly line: number | null
}

export interface Verification {
  /** Empty for a statement that is as it was published. */
  readonly findings: readonly Finding[]
  /** Null for a text that is no statement. */
  readonly file: StatementFile | null
}

interface VerifyOptions {
  readonly digest: Digest
  /** The published root to compare with; null to check the file against its own root alone. */
  readonly root: string | null
}

/** More findings of lines than this tell nothing new. */
const MAX_LINES_FOUND = 100

/**
 * Recomputes a statement from its file alone: each line's amount and hash, the sums, the end of the chain, and its place
 * under the root of its month.
 */
export async function verifyStatement(text: string, { digest, root }: VerifyOptions): Promise<Verification> {
  const parsed = statementFileSchema.safeParse(parse(text))
  if (!parsed.success) return { findings: [{ code: 'malformed', line: null }], file: null }
  const file = parsed.data
  const { head, findings } = await checkLines(file, digest)
  const whole = [
    ...(head === file.statement.head ? [] : ['head' as const]),
    ...(hasItsSums(file) ? [] : ['sums' as const]),
    ...(await checkPlace(file, digest)),
    ...(root === null || root === file.proof.root ? [] : ['other-root' as const]),
  ]
  return { findings: [...findings, ...whole.map((code) => ({ code, line: null }))], file }
}

async function checkLines({ statement, lines }: StatementFile, digest: Digest) {
  const findings: Finding[] = []
  let previous = CHAIN_START
  for (const [at, { line, hash }] of lines.entries()) {
    const codes: FindingCode[] = []
    if (line.no !== at + 1) codes.push('order')
    if ((await hashLine(previous, line, digest)) !== hash) codes.push('line')
    if (!isComputed(line)) codes.push('amount')
    if (!isLinked(line, { statement, lines })) codes.push('reversal')
    if (findings.length < MAX_LINES_FOUND) findings.push(...codes.map((code) => ({ code, line: at + 1 })))
    previous = hash
  }
  return { head: previous, findings }
}

/** Whether a reversal of a line of the same statement names it as it is. Lines of others are in their statements. */
function isLinked(
  { no, reverses, currency }: StatementFile['lines'][number]['line'],
  { statement, lines }: Pick<StatementFile, 'statement' | 'lines'>,
): boolean {
  if (reverses === null) return true
  if (reverses.month !== statement.month) return reverses.month < statement.month
  const named = lines[reverses.no - 1]?.line
  return (
    named !== undefined &&
    reverses.no < no &&
    named.id === reverses.id &&
    named.kind !== 'reversal' &&
    named.currency === currency &&
    named.amount === reverses.amount
  )
}

function hasItsSums({ statement, lines }: StatementFile): boolean {
  const sums = new LineSums()
  for (const { line } of lines) sums.add(line)
  return statement.lines === lines.length && canonicalJson(sums.values) === canonicalJson(statement.sums)
}

async function checkPlace({ statement, proof }: StatementFile, digest: Digest) {
  const { month, root, position, path } = proof
  const leaf = await hashStatement(statement, digest)
  const top = await topFrom(leaf, { position, size: month.statements, path }, digest)
  const codes: FindingCode[] = []
  if (month.month !== statement.month || top !== month.tree) codes.push('place')
  if ((await hashMonth(month, digest)) !== root) codes.push('root')
  return codes
}

/** Undefined for a text that is not JSON, which the schema refuses. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
