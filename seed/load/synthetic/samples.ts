import type pg from 'pg'
import { createPool } from '#media/pipeline/pool.ts'
import type { Measured } from '../items/measured.ts'
import { storeBytes, writeFiles } from '../items/store-files.ts'
import { openLibraryStorage } from '../open-storage.ts'
import { randomFrom } from './random.ts'

/** A drawing that many synthetic items share. The file is real; its titles and tags are generated. */
export interface Sample extends Measured {
  readonly fileId: number
}

const SAMPLES = 64

/** Draws, measures and stores the pictures of a synthetic catalogue. */
export async function loadSamples(client: pg.ClientBase): Promise<readonly Sample[]> {
  const pool = createPool({ size: 1 })
  try {
    const samples: Measured[] = []
    for (let index = 0; index < SAMPLES; index += 1) {
      const processed = await pool.process(drawing(index), { kind: 'icon' })
      if (!processed.ok) throw new Error(`sample ${index} was refused: ${processed.code}`)
      samples.push(processed.value)
    }
    const places = await storeBytes(client, openLibraryStorage(), samples)
    const ids = await writeFiles(client, samples, places, new Set(samples.map(({ sha256 }) => sha256)))
    return samples.map((sample) => ({ ...sample, fileId: ids.get(sample.sha256) ?? 0 }))
  } finally {
    await pool.close()
  }
}

/** A ring of petals whose number, length and colour depend on the index. */
function drawing(index: number): Uint8Array {
  const random = randomFrom(index + 1)
  const petals = 3 + Math.floor(random() * 9)
  const length = (5 + random() * 5).toFixed(1)
  const width = (1 + random() * 2.5).toFixed(1)
  const hue = Math.floor(random() * 360)
  const shapes = Array.from({ length: petals }, (_, petal) => {
    const turn = ((petal * 360) / petals).toFixed(1)
    return `<ellipse cx="12" cy="${(12 - Number(length) / 2).toFixed(1)}" rx="${width}" ry="${(Number(length) / 2).toFixed(1)}" transform="rotate(${turn} 12 12)"/>`
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><g fill="hsl(${hue} 65% 50%)" fill-opacity=".8">${shapes.join('')}</g></svg>`,
  )
}
