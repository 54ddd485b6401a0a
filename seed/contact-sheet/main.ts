import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isKind, KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import { createPool } from '#media/pipeline/pool.ts'
import { SOURCES } from '#seed/sources/index.ts'
import { collectSheets } from './collect-sheets.ts'
import { drawSheet } from './draw-sheet.ts'
import { indexPage, type Sheet } from './index-page.ts'

const USAGE = `npm run seed -- --contact-sheet [kind]

  kind   one of ${KIND_CODES.join(', ')}; without it every kind`

const [folder, kind, ...rest] = process.argv.slice(2)
if (folder === undefined || (kind !== undefined && !isKind(kind)) || rest.length > 0) {
  console.error(USAGE)
  process.exit(2)
}
await drawSheets(folder, kind)

/** Draws the sheets of the default seed into a folder, with a page that shows them. Needs no database. */
async function drawSheets(into: string, only: Kind | undefined): Promise<void> {
  await rm(into, { recursive: true, force: true })
  await mkdir(into, { recursive: true })
  const pool = createPool({ depth: 16 })
  const sheets: Sheet[] = []
  const counts = new Map<Kind, number>()
  const onRefused = ({ sourceKey, code }: { sourceKey: string; code: string }) =>
    console.log(`left out ${sourceKey}: ${code}`)
  try {
    for await (const { kind, works } of collectSheets(SOURCES, pool, { kind: only, onRefused })) {
      const number = (counts.get(kind) ?? 0) + 1
      counts.set(kind, number)
      const file = `${kind}-${`${number}`.padStart(2, '0')}.jpg`
      await writeFile(join(into, file), await drawSheet(kind, works))
      sheets.push({ kind, file, works: works.length })
      console.log(`${file}: ${works.length} works`)
    }
  } finally {
    await pool.close()
  }
  const page = join(into, 'index.html')
  await writeFile(page, indexPage(sheets))
  console.log(`Open ${page}.`)
}
