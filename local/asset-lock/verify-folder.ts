import { createHash } from 'node:crypto'
import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  checkFolder,
  type FolderFile,
  type LockFault,
  type LockReport,
} from '#domain/asset-lock/check-folder.ts'
import { type AssetLock, assetLockSchema } from '#domain/contract/asset-lock.ts'
import { Fault } from '#local/fault.ts'

interface FolderReport extends LockReport {
  readonly isValid: boolean
}

/** Folders of tools, which contain no assets of the project. */
const SKIPPED = new Set(['.git', 'node_modules'])

/**
 * Compares a folder with a lock, without a network. Symbolic links are not followed.
 *
 * @throws Fault for a lock or a folder that cannot be read
 */
export async function verifyFolder(lockPath: string, folder: string): Promise<FolderReport> {
  const lock = readLock(lockPath)
  const files: FolderFile[] = []
  for (const path of listFiles(folder).filter((one) => resolve(one) !== resolve(lockPath)))
    files.push({ path: relative(folder, path).split(sep).join('/'), sha256: await hashOf(path) })
  const report = checkFolder(lock, files)
  return { ...report, isValid: report.faults.length === 0 }
}

/** The report for people. */
export function printReport({ verified, faults, ignored, isValid }: FolderReport): readonly string[] {
  return [
    ...faults.map((fault) => `✗ ${printFault(fault)}`),
    ...(faults.length === 0 ? [] : ['']),
    ...[...Map.groupBy(verified, ({ licence }) => licence)]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([licence, files]) => `  ${counted(files.length, 'file')} under ${licence}`),
    `${isValid ? '✓' : '✗'} ${counted(verified.length, 'file')} verified, ${counted(faults.length, 'problem')}, ${counted(ignored, 'other file')} not checked.`,
  ]
}

function printFault(fault: LockFault): string {
  switch (fault.fault) {
    case 'missing':
      return `${fault.asset} is in the lock, and none of its files is in the folder.`
    case 'altered':
      return `${fault.path} was altered: it is not a file that was delivered of ${fault.asset}.`
    case 'not-in-lock':
      return `${fault.path} is not in the lock.`
    case 'unknown-licence':
      return `${fault.asset} has the licence ${fault.licence}, which this version does not know.`
  }
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

function readLock(path: string): AssetLock {
  const parsed = assetLockSchema.safeParse(parse(path))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Fault(
    `${path} is not an assets.lock:`,
    `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim(),
  )
}

function parse(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new Fault(`${path} cannot be read.`, 'Export it from the page of a collection.')
  }
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .flatMap((entry) => {
        const path = join(folder, entry.name)
        if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listFiles(path)
        return entry.isFile() ? [path] : []
      })
  } catch (error) {
    if (error instanceof Fault) throw error
    throw new Fault(`${folder} cannot be read.`, 'Check its path.')
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
