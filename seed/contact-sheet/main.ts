import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isKind, KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import { createPool } from '#media/pipeline/pool.ts'
import { SOURCES } from '#seed/sources/index.ts'
import { collectSheets } from './collect-sheets.ts'
import { drawSheet } from './draw-sheet.ts'
import { collectFirstScreens } from './first-screens.ts'
import { indexPage, type Sheet } from './index-page.ts'

const USAGE = `npm run seed -- --contact-sheet [kind | first]

  kind   one of ${KIND_CODES.join(', ')}; without it every kind
  first  the first works of each kind in recommended order`

const [folder, extent, ...rest] = process.argv.slice(2)
if (folder === undefined || !isExtent(extent) || rest.length > 0) {
  console.error(USAGE)
  process.exit(2)
}
await drawSheets(folder, extent)

type SheetExtent = Kind | 'first' | undefined

function isExtent(text: string | undefined): text is SheetExtent {
  return text === undefined || text === 'first' || isKind(text)
}

/** Draws the sheets of the default seed into a folder, with a page that shows them. Needs no database. */
async function drawSheets(into: string, extent: SheetExtent): Promise<void> {
  await rm(into, { recursive: true, force: true })
  await mkdir(into, { recursive: true })
  const pool = createPool({ depth: 16 })
  const sheets: Sheet[] = []
  const counts = new Map<Kind, number>()
  const onRefused = ({ sourceKey, code }: { sourceKey: string; code: string }) =>
    console.log(`left out ${sourceKey}: ${code}`)
  try {
    const collected =
      extent === 'first'
        ? collectFirstScreens(SOURCES, pool, onRefused)
        : collectSheets(SOURCES, pool, { kind: extent, onRefused })
    for await (const { kind, works } of collected) {
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
