import { Zip, ZipDeflate } from 'fflate'
import type { Transaction } from '#cms/operations/database.ts'
import type { ExportPeriod } from '#domain/audit-export/period.ts'
import { EXPORTED_FILES } from './files.ts'
import { type FileRecord, writeFile } from './write-file.ts'

const LEVEL = 6

/** The name of the file that states the others. */
const MANIFEST = 'manifest.json'

/** Writes the archive as far as the receiver takes it: compressed bytes of one page are in memory at a time. */
export async function writeArchive(
  transaction: Transaction,
  period: ExportPeriod,
  { now, write }: { readonly now: Date; readonly write: (bytes: Uint8Array) => Promise<void> },
): Promise<void> {
  let written: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    written.push(chunk)
  })
  const flush = async () => {
    const taken = written.filter(({ length }) => length > 0)
    written = []
    for (const chunk of taken) await write(chunk)
  }
  const add = (name: string) => {
    const file = new ZipDeflate(name, { level: LEVEL })
    file.mtime = now
    zip.add(file)
    return file
  }
  const files: FileRecord[] = []
  for (const exported of EXPORTED_FILES) {
    const file = add(exported.name)
    files.push(
      await writeFile(transaction, exported, period, async (bytes) => {
        file.push(bytes)
        await flush()
      }),
    )
    file.push(new Uint8Array(), true)
    await flush()
  }
  const manifest = { period, made_at: now.toISOString(), amounts: 'minor units', files }
  add(MANIFEST).push(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), true)
  zip.end()
  await flush()
}
