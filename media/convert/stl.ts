import { STLExporter } from 'three/examples/jsm/exporters/STLExporter.js'
import type { Converter } from './converter.ts'
import { sceneOf } from './scene-of.ts'

/** A binary file begins with a free text of this length. */
const HEADER_BYTES = 80
/** A text that begins like this would mark the file as a text file. */
const TEXT_FILE = /^solid/i

/** The triangles of a model for printing: z up, as programs for printers expect. The credit is in the header. */
export const toStl: Converter = async (original, { credit }) => {
  const scene = sceneOf(original)
  scene.rotation.x = Math.PI / 2
  scene.updateMatrixWorld(true)
  const { buffer } = new STLExporter().parse(scene, { binary: true })
  const bytes = new Uint8Array(buffer)
  const text = new TextEncoder().encode((credit?.line ?? '').replace(TEXT_FILE, ' $&'))
  bytes.set(text.subarray(0, HEADER_BYTES))
  return bytes
}
