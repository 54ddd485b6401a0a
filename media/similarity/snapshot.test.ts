import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { COLOUR_BINS } from '#media/artwork/descriptor/colours.ts'
import { LOOKS, SHAPES } from '#media/artwork/descriptor/descriptor.ts'
import { SHAPE_SIZE } from '#media/artwork/descriptor/project.ts'
import { scan } from './kernel.ts'
import { createPictureIndex } from './picture-index.ts'
import { loadSnapshot, saveSnapshot } from './snapshot.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'motif-pictures-'))
  file = path.join(folder, 'pictures.snapshot')
})
afterEach(() => rm(folder, { recursive: true }))

const PICTURES = LOOKS.map((look, place) => ({
  item: 5 + place * 2_000_000_000,
  revision: 6 + place,
  look,
  shape: Int8Array.from({ length: SHAPES[look] * SHAPE_SIZE }, (_, at) => ((at * 2) % 256) - 128),
  colours: Uint8Array.from({ length: COLOUR_BINS }, (_, at) => 255 - at),
}))

function filled() {
  const index = createPictureIndex(scan)
  for (const picture of PICTURES) index.put(picture)
  return index
}

it('loads what was saved, and leaves no temporary file', async () => {
  await saveSnapshot(file, filled())
  expect(await loadSnapshot(file)).toEqual(PICTURES)
  expect(await readdir(folder)).toEqual(['pictures.snapshot'])
})

it('is empty without a file', async () => expect(await loadSnapshot(file)).toEqual([]))

it.each([1, 8, 15, 16, 17, 100])('is empty when only the first %i bytes were written', async (length) => {
  await saveSnapshot(file, filled())
  await writeFile(file, (await readFile(file)).subarray(0, length))
  expect(await loadSnapshot(file)).toEqual([])
})

it('is empty when its descriptors have another version', async () => {
  await saveSnapshot(file, filled())
  const bytes = await readFile(file)
  bytes.writeUInt32LE(bytes.readUInt32LE(4) + 1, 4)
  await writeFile(file, bytes)
  expect(await loadSnapshot(file)).toEqual([])
})
